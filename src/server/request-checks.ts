import type { IncomingMessage } from 'node:http';
import type { RequestHead } from './errors.ts';

/** Longer than any address of the site with the longest campaign parameters. */
const MAX_LENGTH = 4096;

/** What a request asks for: a path as it was written, and the query with its `?`, or nothing. */
export interface Target {
  readonly path: string;
  readonly query: string;
}

/**
 * The target of a request as nearly all clients write it. Some write our address before it (absolute form, RFC 9112,
 * section 3.2.2), which is taken away when it is the one that Host names.
 */
export function originForm({ url = '', headers: { host = '' } }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const [whole = '', scheme = '', authority = ''] = /^(https?):\/\/([^/?#]*)/i.exec(url) ?? [];
  const isOurs = whole !== '' && withoutUsualPort(scheme, authority) === withoutUsualPort(scheme, host);
  if (!isOurs) return url;
  const rest = url.slice(whole.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A host as it is compared: the usual port of its scheme may be left out (RFC 9110, section 4.2.3). */
function withoutUsualPort(scheme: string, authority: string): string {
  const usual = scheme.toLowerCase() === 'https' ? ':443' : ':80';
  const host = authority.toLowerCase();
  return host.endsWith(usual) ? host.slice(0, -usual.length) : host;
}

/** Reads the target of a request; `undefined` when it is malformed and deserves a 400. */
export function readTarget(url: string): Target | undefined {
  // One slash, then a segment: `//host` and `http://host/` name another host, and never reach a redirect.
  if (!url.startsWith('/') || url.startsWith('//') || url.length > MAX_LENGTH) return undefined;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return isSafePath(path) ? { path, query: end === -1 ? '' : readQuery(url.slice(end)) } : undefined;
}

/** Refuses what cannot be decoded, control characters, and every way to write a parent folder. */
function isSafePath(path: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  return (
    !/[\0-\x1f\x7f\\]/.test(decoded) && !decoded.split('/').includes('..') && /^[\x21-\x7e]*$/.test(path)
  );
}

/** The query goes back into redirects, so that nothing in it may break a header line. */
function readQuery(rest: string): string {
  if (!rest.startsWith('?')) return '';
  const query = rest.split('#', 1)[0] ?? '';
  return query.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

const HOST = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Whether the Host header is one that a browser could send; only HTTP/1.0 may leave it out. */
export function hasValidHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  const match = HOST.exec(headers.host);
  if (match === null || Number(match[1] ?? 0) > 65_535) return false;
  // Node keeps the first of two. Raw headers are names and values in turn.
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count === 1;
}

/** Whether a request only reads, as nearly all do, and nothing of it is unusual. */
export function isPlainRead(request: IncomingMessage): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { upgrade, expect } = request.headers;
  return isRead && upgrade === undefined && expect === undefined && hasValidHost(request);
}

/** Whether a request wants another protocol. Some clients offer h2c with every request, and expect to be answered without. */
export function isUpgrade({ headers }: IncomingMessage): boolean {
  return headers.upgrade !== undefined && !/^h2c$/i.test(headers.upgrade);
}

/** What an error answer depends on, of a request of Node. */
export function askedBy({ headers }: IncomingMessage, path: string): RequestHead {
  return { path, header: (name) => headers[name]?.toString() };
}
