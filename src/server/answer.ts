import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOf } from '../routes.ts';
import type { FormAnswer } from '../schemas/form-answer.ts';
import { contentType } from '../http/content-types.ts';
import { REFUSAL_CODES, REFUSALS, type RefusalStatus } from '../http/refusals.ts';
import { prefersJson } from './pages/negotiation.ts';

/** A request and the place for its answer, which travel together. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Ends an exchange with a whole body, which Node leaves out for HEAD. */
export function answer(
  { request, response }: Exchange,
  status: number,
  headers: Readonly<Record<string, string | readonly string[]>>,
  body: string | Buffer = '',
): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, ...(status !== 204 && { 'Content-Length': length }) });
  // A text goes out with its headers in one piece.
  if (!hasUnreadBody(request)) return void response.end(body);
  response.write(body);
  endUnread(response);
}

/** Whether a request announced a body that was not read to its end. */
export function hasUnreadBody({ headers, complete }: IncomingMessage): boolean {
  const isAnnounced =
    (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
  return isAnnounced && !complete;
}

/** Refuses a request in the language of the page it comes from; the script of a form is told so in JSON. */
export function refuse(
  exchange: Exchange,
  status: RefusalStatus,
  page: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  // Whatever is left of a refused body must not be read as the next request.
  if (hasUnreadBody(exchange.request)) exchange.response.setHeader('Connection', 'close');
  const { type, body } = refusal(exchange.request, status, REFUSALS[status][localeOf(page)]);
  answer(exchange, status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers }, body);
}

function refusal({ url, headers }: IncomingMessage, status: RefusalStatus, message: string) {
  const code = REFUSAL_CODES[status];
  const isForm = url?.startsWith('/api/') && prefersJson(headers.accept, headers['content-type']);
  if (!isForm || code === undefined) return { type: contentType('refusal.txt'), body: `${message}\n` };
  const told: FormAnswer = { status: 'refused', code, message };
  return { type: contentType('refusal.json'), body: JSON.stringify(told) };
}

/** How long a sender that we stopped reading has to notice our answer before the connection is cut. */
const GRACE_MS = 250;

/** Closing at once with bytes still coming resets the connection, and the sender would never see the answer. */
function endUnread(response: ServerResponse): void {
  const timer = setTimeout(() => response.end(), GRACE_MS);
  response.once('close', () => clearTimeout(timer));
}
