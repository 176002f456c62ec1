import Negotiator from 'negotiator';

/** Returns whether a client prefers JSON to HTML; without a preference, the type of its body decides. */
export function prefersJson(accept: string | undefined, contentType: string | undefined): boolean {
  const [json, html] = ['application/json', 'text/html'];
  const order = /^application\/json\b/i.test(contentType ?? '') ? [json, html] : [html, json];
  return new Negotiator({ headers: { accept } }).mediaTypes(order)[0] === json;
}
