import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** A request that the CRM received, whole. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** What the clock of the test said. */
  readonly at: number;
}

/** Answers one request; the body was read. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A CRM that answers as the test wants it to. */
export interface Crm {
  readonly url: string;
  readonly received: readonly Received[];
  answer: Answer;
  readonly stop: () => Promise<void>;
}

/** Answers with a status and nothing else. */
export function status(code: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => void response.writeHead(code, headers).end();
}

/** Starts a CRM on this machine; it accepts everything until told otherwise. */
export async function startCrm(now: () => number = Date.now): Promise<Crm> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), at: now() });
      crm.answer(response, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The CRM has no port.');
  const crm: Crm = {
    url: `http://127.0.0.1:${address.port}/leads`,
    received,
    answer: status(204),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return crm;
}
