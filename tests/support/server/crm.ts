import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { listen } from './ports.ts';

/** Request that the CRM received, whole. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

export type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => void;

export interface Crm {
  readonly url: string;
  readonly received: readonly Received[];
  answer: Answer;
  readonly stop: () => Promise<void>;
}

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
      const body = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, body, at: now() });
      crm.answer(response, request, body);
    });
  });
  const crm: Crm = {
    url: `http://127.0.0.1:${await listen(server)}/leads`,
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
