import { hash } from 'node:crypto';
import type { PublicOrigins } from '#http/origins.ts';
import { startTags, type StartTag } from './start-tags.ts';
import type { TagSources } from '#http/tags.ts';

/** Failure of a page that has what its policy would block. */
export class PolicyError extends Error {
  override name = 'PolicyError';
}

/** Types of script that a browser runs or obeys; any other is data, which a policy does not concern. */
const EXECUTABLE = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript']);

const IMAGE_SOURCES = ['src', 'srcset', 'href', 'xlink:href', 'poster'];

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

/** Browser ignores white space and control characters at the start and within the scheme. */
const SCRIPT_ADDRESS =
  /^[\0-\x20]*j[\t\n\r]*a[\t\n\r]*v[\t\n\r]*a[\t\n\r]*s[\t\n\r]*c[\t\n\r]*r[\t\n\r]*i[\t\n\r]*p[\t\n\r]*t[\t\n\r]*:/i;

/**
 * Exact policy of a page: its scripts and styles by their hash, no other host than those configured, for
 * the site itself and for the tools that wait for consent.
 * `frame-ancestors` is left to the header, a meta may not hold it. Throws a PolicyError with the excerpt.
 */
export function pagePolicy(
  html: string,
  origins: Partial<PublicOrigins>,
  tools: readonly TagSources[] = [],
): string {
  const tags = startTags(html);
  for (const tag of tags) refuseForbidden(tag, html);
  const { PUBLIC_API_ORIGIN: api, PUBLIC_CDN_ORIGIN: cdn, PUBLIC_PRODUCT_ORIGIN: product } = origins;
  // A form shown again by the host of the endpoints leads to the site once it succeeds.
  const back = api === undefined ? undefined : origins.PUBLIC_SITE_ORIGIN;
  const styles = tags.filter(({ name }) => name === 'style');
  const toolSources = (name: keyof TagSources) => [...new Set(tools.flatMap((tool) => tool[name] ?? []))];
  const directives: (readonly [name: string, ...sources: (string | undefined)[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...toolSources('script'), ...hashes(tags.filter(isInlineScript))],
    ['style-src', "'self'", ...hashes(styles)],
    ['img-src', "'self'", needsDataImages(tags) ? 'data:' : undefined, cdn, ...toolSources('img')],
    ['font-src', "'self'", cdn],
    ['connect-src', "'self'", api, cdn, ...toolSources('connect')],
    ...(toolSources('frame').length > 0 ? [['frame-src', ...toolSources('frame')] as const] : []),
    ['manifest-src', "'self'"],
    ['form-action', "'self'", api, back, product],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The tools insert scripts by their address: `client/consent/tags` makes the policy that lets them.
    ['trusted-types', ...(tools.length > 0 ? ['default', ...toolSources('trustedTypes')] : ["'none'"])],
  ];
  return directives.map((words) => words.filter((word) => word !== undefined).join(' ')).join('; ');
}

const POLICY_META = '<meta http-equiv="content-security-policy" content="';

/** Returns the policy that a page was written with, such as the editor's. */
export function statedPolicy(html: string): string | undefined {
  return html.split(POLICY_META)[1]?.split('"')[0];
}

/** Returns the policy of a drawing opened on its own, which may have its styles and nothing else; none without styles. */
export function drawingPolicy(svg: string): string | undefined {
  const styles = startTags(svg).filter(({ name }) => name === 'style');
  return styles.length === 0 ? undefined : `default-src 'none'; style-src ${hashes(styles).join(' ')}`;
}

/** Page with its policy straight after `<meta charset>`, before anything that the policy is about. */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta\s[^>]*\bcharset=[^>]*>/i.exec(html);
  if (charset === null) throw new PolicyError('has no <meta charset>, after which its policy goes.');
  const place = charset.index + charset[0].length;
  return `${html.slice(0, place)}${POLICY_META}${policy}">${html.slice(place)}`;
}

function hashes(tags: readonly StartTag[]): string[] {
  return [...new Set(tags.map(({ text }) => `'sha256-${hash('sha256', text, 'base64')}'`))];
}

function isInlineScript({ name, attrs }: StartTag): boolean {
  return (
    name === 'script' &&
    attrs['src'] === undefined &&
    EXECUTABLE.has((attrs['type'] ?? '').trim().toLowerCase())
  );
}

function needsDataImages(tags: readonly StartTag[]): boolean {
  return tags.some(({ name, attrs, text }) =>
    name === 'style'
      ? text.includes('data:image')
      : IMAGE_SOURCES.some((source) => attrs[source]?.includes('data:image')),
  );
}

function refuseForbidden(tag: StartTag, html: string): void {
  const forbidden = forbiddenIn(tag);
  if (forbidden === undefined) return;
  throw new PolicyError(
    `has ${forbidden}, which its policy forbids: ${html.slice(tag.start, tag.start + 160)}`,
  );
}

/** Names in a few words what the policy would block of a tag; nothing for `undefined`. */
function forbiddenIn({ attrs }: StartTag): string | undefined {
  for (const [name, value] of Object.entries(attrs)) {
    if (name.startsWith('on')) return `an inline event handler (${name})`;
    if (name === 'style') return 'a style attribute';
    if (name === 'srcdoc') return 'a document in an attribute (srcdoc)';
    if (ADDRESSES.has(name) && SCRIPT_ADDRESS.test(value)) return `a javascript: address (${name})`;
  }
  return undefined;
}
