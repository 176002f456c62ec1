/** The two connectors of the guide, against servers that behave as their documentation says. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { Ask, Connector } from '#server/connectors/connector.ts';
import { pipedrive } from '#server/connectors/examples/pipedrive.ts';
import { salesforce } from '#server/connectors/examples/salesforce.ts';
import { tryConnector } from '#server/doctor/deliveries.ts';
import { callJson } from '#server/delivery/call-json.ts';
import type { Job } from '#server/store/message.ts';

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A program that answers as it is told; `calls` are the method and path of each call. */
async function start(answer: (asked: Asked) => readonly [status: number, body?: unknown]) {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const url = new URL(request.url ?? '', 'http://localhost');
    calls.push(`${request.method} ${url.pathname}`);
    const [status, said] = answer({ method: request.method ?? '', url, headers: request.headers, body });
    response.writeHead(status).end(said === undefined ? '' : JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  ends.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  return { origin: `http://127.0.0.1:${address instanceof Object ? address.port : 0}`, calls };
}

const askAt =
  ({ origin }: Connector): Ask =>
  (path, call = {}) =>
    callJson({ url: origin + path, allowPrivate: true }, call);

/** What the doctor says of a connector. */
const diagnose = async (connector: Connector) =>
  (
    await tryConnector(
      { connector, ask: askAt(connector) },
      { name: 'It', setting: 'ITS_KEY', isSend: false },
    )
  ).state;

const values = {
  email: 'Zoe@Example.org',
  firstName: 'Zoë',
  lastName: 'O’Brien',
  company: 'R&D',
  role: 'buyer',
};
const JOB: Job = {
  id: 'a-lead',
  channel: 'webhook',
  kind: 'lead-webhook',
  attempts: 1,
  expiresAt: 0,
  lead: { id: 'a', form: 'demo', locale: 'fr', receivedAt: 0, values },
  subscriber: undefined,
  alert: undefined,
  past: { history: [], recipients: {}, misconfiguredSince: null },
};

describe('Pipedrive', () => {
  async function startPipedrive() {
    const persons = new Map<string, number>();
    const notes: string[] = [];
    const program = await start(({ method, url, headers, body }) => {
      if (headers['x-api-token'] !== 'right') return [401, { error: 'unauthorized' }];
      if (url.pathname === '/api/v1/users/me') return [200, { data: { id: 1 } }];
      if (url.pathname === '/api/v1/notes') {
        notes.push(JSON.parse(body).content);
        return [201, { data: { id: 1 } }];
      }
      if (url.pathname === '/api/v2/persons/search') {
        const id = persons.get(url.searchParams.get('term') ?? '');
        return [200, { data: { items: id === undefined ? [] : [{ item: { id } }] } }];
      }
      const [{ value }] = JSON.parse(body).emails;
      if (method === 'POST') persons.set(value, persons.size + 1);
      return [method === 'POST' ? 201 : 200, { data: { id: persons.get(value) } }];
    });
    return { ...program, persons, notes };
  }

  test('searches the person, then creates it, and the next time updates it', async () => {
    const { origin, calls, persons, notes } = await startPipedrive();
    const connector = pipedrive({ origin, token: 'right' });
    for (let n = 0; n < 2; n += 1)
      expect(await connector.send(JOB, askAt(connector), 0)).toEqual({ kind: 'taken' });
    expect([...persons]).toEqual([['zoe@example.org', 1]]);
    expect(calls).toEqual([
      'GET /api/v2/persons/search',
      'POST /api/v2/persons',
      'POST /api/v1/notes',
      'GET /api/v2/persons/search',
      'PATCH /api/v2/persons/1',
      'POST /api/v1/notes',
    ]);
    expect(notes[0]).toContain('français');
  });

  test('tells a wrong token, and is asked whether it knows one without a change', async () => {
    const { origin, calls } = await startPipedrive();
    const wrong = pipedrive({ origin, token: 'old' });
    expect(await wrong.send(JOB, askAt(wrong), 0)).toMatchObject({
      kind: 'settings',
      reason: 'answered 401',
    });
    const right = pipedrive({ origin, token: 'right' });
    expect([await diagnose(wrong), await diagnose(right)]).toEqual(['wrong', 'well']);
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});

describe('Salesforce', () => {
  async function startSalesforce() {
    const leads = new Map<string, unknown>();
    const program = await start(({ method, url, headers, body }) => {
      if (url.pathname === '/services/oauth2/token')
        return new URLSearchParams(body).get('client_secret') === 'right'
          ? [200, { access_token: 'token' }]
          : [400, { error: 'invalid_client' }];
      if (headers.authorization !== 'Bearer token' || method !== 'PATCH') return [401];
      const isKnown = leads.has(url.pathname);
      leads.set(url.pathname, JSON.parse(body));
      return isKnown ? [204] : [201, { success: true }];
    });
    return { ...program, leads };
  }

  test('signs in and has one lead, however often it is sent', async () => {
    const { origin, leads } = await startSalesforce();
    const connector = salesforce({ origin, clientId: 'site', clientSecret: 'right' });
    for (let n = 0; n < 2; n += 1)
      expect(await connector.send(JOB, askAt(connector), 0)).toEqual({ kind: 'taken' });
    expect([...leads.values()]).toEqual([
      expect.objectContaining({ Email: 'zoe@example.org', Company: 'R&D' }),
    ]);
  });

  test('takes a wrong secret for a wrong setting, and the doctor tells it', async () => {
    const { origin } = await startSalesforce();
    const connector = salesforce({ origin, clientId: 'site', clientSecret: 'old' });
    const right = salesforce({ origin, clientId: 'site', clientSecret: 'right' });
    expect([await diagnose(connector), await diagnose(right)]).toEqual(['wrong', 'well']);
    expect(await connector.send(JOB, askAt(connector), 0)).toMatchObject({ kind: 'settings' });
    expect(await connector.send({ ...JOB, lead: undefined }, askAt(connector), 0)).toBeUndefined();
  });
});
