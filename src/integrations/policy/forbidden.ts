import { attributeOf, type Tag } from './start-tags.ts';

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

/** What a tag has that the policy would block in the browser, in a few words; `undefined` when nothing. */
export function forbiddenIn(tag: Tag): string | undefined {
  const handler = tag.attrs.find(({ name }) => name.startsWith('on'));
  if (handler) return `an inline event handler (${handler.name})`;
  if (attributeOf(tag, 'style') !== undefined) return 'a style attribute';
  if (attributeOf(tag, 'srcdoc') !== undefined) return 'a document in an attribute (srcdoc)';
  const script = tag.attrs.find(({ name, value }) => ADDRESSES.has(name) && SCRIPT_ADDRESS.test(value));
  return script && `a javascript: address (${script.name})`;
}
