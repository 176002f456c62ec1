/** Content negotiation: an encoding, whether the client already has it, and which part it wants. */
import Negotiator from 'negotiator';
import { ENCODINGS, type Encoding } from '#http/site-files.ts';

/** The smallest encoding that the client accepts among those that exist, smallest first. */
export function chooseEncoding(
  accepted: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const isAccepted = new Set(negotiator.encodings([...ENCODINGS]));
  return ENCODINGS.find((encoding) => available(encoding) && isAccepted.has(encoding)) ?? 'identity';
}

/** Says whether a client would rather have JSON than a page; the type of what was sent decides where it is all the same. */
export function prefersJson(accepted: string | undefined, sent: string | undefined): boolean {
  const [json, html] = ['application/json', 'text/html'];
  const order = /^application\/json\b/i.test(sent ?? '') ? [json, html] : [html, json];
  return new Negotiator({ headers: { accept: accepted } }).mediaTypes(order)[0] === json;
}

/** Says whether an `If-None-Match` header names this tag; a weak comparison, as RFC 9110 asks. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((given) => given.trim().replace(/^W\//, '') === tag);
}

/**
 * The one part of a file asked for, first and last byte included. `undefined` means the whole file, which is always a
 * right answer: for several parts, another unit, a malformed range. `unsatisfiable` starts after the end and deserves a 416.
 */
export function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return to === '0' ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const [first, last] = [Number(from), to === '' ? size - 1 : Number(to)];
  if (last < first && to !== '') return undefined;
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) };
}
