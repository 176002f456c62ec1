import { ENDPOINTS } from '#schemas/endpoints.ts';
import { demoRequest } from './visitor.ts';

/** End of a post: its status and body, or that the connection broke. */
export type Posted = { readonly status: number; readonly body: string } | { readonly status: 0 };

export function demoBody(n: number, key: string): string {
  return JSON.stringify(demoRequest(n, { email: `person${n}@example.org`, key }));
}

/** Sends a demo request of a visitor of their own, as the script of the page does. */
export async function postDemo(origin: string, n: number, key: string): Promise<Posted> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    // Limits count visitors and networks, and one machine is one visitor.
    'X-Forwarded-For': `${10 + ((n >> 16) & 127)}.${(n >> 8) & 255}.${n & 255}.1`,
  };
  try {
    const answer = await fetch(origin + ENDPOINTS.demo, { method: 'POST', headers, body: demoBody(n, key) });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: 0 };
  }
}
