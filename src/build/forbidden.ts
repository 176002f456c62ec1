import { attribute, type HtmlElement } from './html-nodes.ts';

/** Attributes that hold an address which a browser may follow or run. */
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'xlink:href',
  'poster',
  'ping',
  'cite',
]);

/** A browser ignores white space and control characters at the start and within the scheme. */
const SCRIPT_ADDRESS =
  /^[\0-\x20]*j[\t\n\r]*a[\t\n\r]*v[\t\n\r]*a[\t\n\r]*s[\t\n\r]*c[\t\n\r]*r[\t\n\r]*i[\t\n\r]*p[\t\n\r]*t[\t\n\r]*:/i;

/** What an element has that the policy would block in the browser, in a few words; `undefined` when nothing. */
export function forbiddenIn(element: HtmlElement): string | undefined {
  const handler = element.attrs.find(({ name }) => name.startsWith('on'));
  if (handler) return `an inline event handler (${handler.name})`;
  if (attribute(element, 'style') !== undefined) return 'a style attribute';
  if (attribute(element, 'srcdoc') !== undefined) return 'a document in an attribute (srcdoc)';
  const script = element.attrs.find(({ name, value }) => ADDRESSES.has(name) && SCRIPT_ADDRESS.test(value));
  return script && `a javascript: address (${script.name})`;
}
