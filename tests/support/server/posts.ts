import { Agent, request } from 'node:http';
import { NO_TIMESTAMP } from '../../../src/schemas/forms/fields.ts';

/** How a post ended: its status and body, or that the connection broke. */
export type Posted = { readonly status: number; readonly body: string } | { readonly status: 0 };

/** Connections kept open to one server. */
export function keepConnections(count: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: count });
}

/** A demo request of person `n`, as JSON. */
export function demoBody(n: number, key: string): string {
  return JSON.stringify({
    firstName: 'Zoë',
    lastName: 'O’Brien',
    email: `person${n}@example.org`,
    company: `Mairie n° ${n}`,
    role: 'sales',
    locale: 'fr',
    stamp: NO_TIMESTAMP,
    key,
  });
}

/** Sends a demo request of a visitor of their own, as the script of the page does. */
export function postDemo(agent: Agent, origin: string, n: number, key: string): Promise<Posted> {
  const body = demoBody(n, key);
  return new Promise((resolve) => {
    const sent = request(
      `${origin}/api/demo`,
      {
        method: 'POST',
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Accept: 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          // Limits count visitors and networks, and one machine is one visitor.
          'X-Forwarded-For': `${10 + ((n >> 16) & 127)}.${(n >> 8) & 255}.${n & 255}.1`,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', () => resolve({ status: 0 }));
      },
    );
    sent.on('error', () => resolve({ status: 0 }));
    sent.end(body);
  });
}

/** Runs `work` for 0 … count−1, so many at a time. */
export async function inParallel(
  count: number,
  width: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
