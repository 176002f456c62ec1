/** Answers to what never becomes a request: written by hand on the socket, with the same headers as all others. */
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusal, sendResponse } from './errors.ts';
import { askedBy } from './request-checks.ts';
import { METHODS } from './request-listener.ts';
import { commonHeaders, pathHeaders, type Addresses, type Headers } from '../http/headers.ts';
import { REFUSALS, type RefusalStatus } from '../http/refusals.ts';

const STATUS_BY_CODE: Readonly<Record<string, RefusalStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Makes a server answer unreadable requests (400, 408, 431), tunnels (405) and odd expectations (417). */
export function answerConnectionErrors(server: Server, addresses: Addresses): void {
  const common = { ...commonHeaders(addresses), ...pathHeaders('') };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else writeRefusal(socket, status, common);
  });
  server.on('connect', (_request, socket: Duplex) => {
    // For CONNECT, Node hands over the socket, whose errors are then ours to handle.
    socket.on('error', () => socket.destroy());
    writeRefusal(socket, 405, { ...common, Allow: METHODS });
  });
  server.on('checkExpectation', (request, response) => {
    response.setHeaders(new Map(Object.entries({ ...common, Connection: 'close' })));
    sendResponse(response, refusal(askedBy(request, request.url ?? '/'), 417));
  });
}

function writeRefusal(socket: Duplex, status: RefusalStatus, headers: Headers): void {
  // The path is unknown here, so the language is too.
  const body = `${REFUSALS[status].fr}\n${REFUSALS[status].en}\n`;
  const fields = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Date: new Date().toUTCString(),
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}
