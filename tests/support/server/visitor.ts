/** Sends forms to a running site as browsers, scripts and everything else send them. */
import { NO_FORM_TOKEN } from '#schemas/forms/fields.ts';
import type { RunningSite } from '../running-site.ts';

export const BEHIND_PROXY = { TRUSTED_PROXY_HOPS: '1' };

/** Fields of a form; a list is a name that comes several times. */
export type FieldsToSend = Readonly<Record<string, string | readonly string[]>>;

export interface Sending {
  readonly as?: 'script' | 'browser';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Response: `answer` is the JSON for a script, `html` the page without script. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

export const BROWSER = { 'Sec-Fetch-Site': 'same-origin' };

let visitors = 0;

/** A visitor, with an address in a network that no other has. */
export function visitor(site: Pick<RunningSite, 'origin'>, address = visitorAddress((visitors += 1))) {
  async function send(path: string, init: RequestInit): Promise<Answered> {
    const headers = { 'X-Forwarded-For': address, ...BROWSER, ...(init.headers as Record<string, string>) }; // set below
    const response = await fetch(site.origin + path, { ...init, headers, redirect: 'manual' });
    const html = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer: Readonly<Record<string, unknown>> = isJson ? JSON.parse(html) : {};
    return { status: response.status, headers: response.headers, html, answer };
  }
  return {
    get: (path: string, headers: Readonly<Record<string, string>> = {}) => send(path, { headers }),
    post(path: string, fields: FieldsToSend, { as = 'script', headers = {} }: Sending = {}) {
      const body = new URLSearchParams();
      // Every page says at least that it has no form token.
      for (const [name, value] of Object.entries({ formToken: NO_FORM_TOKEN, ...fields }))
        for (const one of [value].flat()) body.append(name, one);
      const accept = as === 'script' ? 'application/json' : 'text/html,application/xhtml+xml,*/*;q=0.8';
      return send(path, { method: 'POST', body, headers: { Accept: accept, ...headers } });
    },
    postJson: (path: string, value: unknown) =>
      send(path, {
        method: 'POST',
        body: typeof value === 'string' ? value : JSON.stringify(value),
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      }),
    /** For what no form sends. */
    postRaw: (path: string, body: BodyInit, headers: Readonly<Record<string, string>>) =>
      send(path, { method: 'POST', body, headers: { Accept: 'application/json', ...headers } }),
  };
}

function visitorAddress(n: number): string {
  return `198.${(n >> 8) & 255}.${n & 255}.1`;
}

/** Demo request that is right in every field; each `n` is another person. */
export function demoRequest(n: number, more: FieldsToSend = {}): FieldsToSend {
  return {
    firstName: 'Zoë',
    lastName: "O'Brien",
    email: `zoe${n}@example.org`,
    company: 'R&D',
    role: 'sales',
    sector: 'tech',
    teamSize: '11-50',
    challenges: 'a < b',
    locale: 'fr',
    formToken: NO_FORM_TOKEN,
    ...more,
  };
}

export function logged(site: Pick<RunningSite, 'output'>, event: string): Record<string, unknown>[] {
  const lines = site.output().split('\n');
  return lines
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line): Record<string, unknown> => JSON.parse(line));
}
