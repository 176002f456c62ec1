import Negotiator from 'negotiator';

/** Returns whether a client prefers JSON to HTML; without a preference, the type of its body decides. */
export function prefersJson(accepted: string | undefined, sent: string | undefined): boolean {
  const [json, html] = ['application/json', 'text/html'];
  const order = /^application\/json\b/i.test(sent ?? '') ? [json, html] : [html, json];
  return new Negotiator({ headers: { accept: accepted } }).mediaTypes(order)[0] === json;
}
