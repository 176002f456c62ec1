import Negotiator from 'negotiator';

/** Says whether a client would rather have JSON than a page; the type of what was sent decides where it is all the same. */
export function prefersJson(accepted: string | undefined, sent: string | undefined): boolean {
  const [json, html] = ['application/json', 'text/html'];
  const order = /^application\/json\b/i.test(sent ?? '') ? [json, html] : [html, json];
  return new Negotiator({ headers: { accept: accepted } }).mediaTypes(order)[0] === json;
}
