import { createHash } from 'node:crypto';
import { forbiddenIn } from './forbidden.ts';
import { attribute, elementsOf, textOf, type HtmlElement } from './html-nodes.ts';
import type { PublicOrigins } from './origins.ts';

/** Raised when a page has what its policy would block. */
export class PolicyError extends Error {
  override name = 'PolicyError';
}

/** Types of script that a browser runs or obeys; any other is data, which a policy does not concern. */
const EXECUTABLE = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript']);

const IMAGE_SOURCES = ['src', 'srcset', 'href', 'xlink:href', 'poster'];

/**
 * The exact policy of a page: its own scripts and styles by their hash, no other host than those configured.
 * `frame-ancestors` is left to the header, a meta may not hold it. Throws a PolicyError with the excerpt.
 */
export function pagePolicy(html: string, origins: Partial<PublicOrigins>): string {
  const elements = elementsOf(html);
  for (const element of elements) refuseForbidden(element, html);
  const { PUBLIC_API_ORIGIN: api, PUBLIC_CDN_ORIGIN: cdn } = origins;
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const directives: [name: string, ...sources: (string | undefined)[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(elements.filter(isInlineScript))],
    ['style-src', "'self'", ...hashes(styles)],
    ['img-src', "'self'", needsDataImages(elements) ? 'data:' : undefined, cdn],
    ['font-src', "'self'", cdn],
    ['connect-src', "'self'", api, cdn],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", api],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
  return directives.map((words) => words.filter((word) => word !== undefined).join(' ')).join('; ');
}

/** The policy of a drawing opened on its own: its styles, and nothing else; `undefined` when it has none. */
export function drawingPolicy(svg: string): string | undefined {
  const styles = hashes(elementsOf(svg).filter(({ tagName }) => tagName === 'style'));
  return styles.length === 0 ? undefined : `default-src 'none'; style-src ${styles.join(' ')}`;
}

/** The page with its policy straight after `<meta charset>`, before anything that the policy is about. */
export function withPolicy(html: string, policy: string): string {
  const charset = elementsOf(html).find((element) => attribute(element, 'charset') !== undefined);
  const place = charset?.sourceCodeLocation?.endOffset;
  if (place === undefined) throw new PolicyError('has no <meta charset>, after which its policy goes.');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html.slice(0, place) + meta + html.slice(place);
}

function hashes(elements: readonly HtmlElement[]): string[] {
  return [...new Set(elements.map((element) => `'sha256-${digest(textOf(element))}'`))];
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function isInlineScript(element: HtmlElement): boolean {
  const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
  return element.tagName === 'script' && attribute(element, 'src') === undefined && EXECUTABLE.has(type);
}

function needsDataImages(elements: readonly HtmlElement[]): boolean {
  return elements.some((element) =>
    element.tagName === 'style'
      ? /url\(\s*["']?data:image/i.test(textOf(element))
      : IMAGE_SOURCES.some((name) => attribute(element, name)?.includes('data:image')),
  );
}

function refuseForbidden(element: HtmlElement, html: string): void {
  const forbidden = forbiddenIn(element);
  if (forbidden === undefined) return;
  const start = element.sourceCodeLocation?.startOffset ?? 0;
  throw new PolicyError(`has ${forbidden}, which its policy forbids: ${html.slice(start, start + 160)}`);
}
