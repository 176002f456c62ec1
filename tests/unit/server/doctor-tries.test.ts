/** What the doctor tries, against servers of the tests' own: closed ports, wrong passwords, dead webhooks. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/http/environment.ts';
import { tryConnectors, tryMailServer, tryWebhook } from '../../../src/server/doctor/deliveries.ts';
import { checkSender } from '../../../src/server/doctor/sender.ts';
import { checkProcessors } from '../../../src/server/doctor/settings.ts';
import { tryStore } from '../../../src/server/doctor/store.ts';
import { openStore } from '../../../src/server/store/open.ts';
import { freePort } from '../../support/server/free-port.ts';
import { startCrm, status } from '../../support/server/crm.ts';
import { startBrevo, startHubspot, startSlack } from '../../support/server/programs.ts';
import { newLead } from '../../support/server/stores.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-tries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A mail server that takes one password; returns its port. */
async function startMailServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      if (password === 'right') done(null, { user: 'site' });
      else done(Object.assign(new Error('No.'), { responseCode: 535 }));
    },
    ...options,
  });
  server.on('error', () => undefined); // who leaves in the middle
  ends.push(() => new Promise<void>((done) => server.close(done)));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return Number(Object(server.server.address()).port);
}

/** A resolver that knows these texts, by name. */
async function startDns(texts: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const socket = createSocket('udp4');
  ends.push(() => socket.close());
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (; query[at]; at += 1 + (query[at] ?? 0))
      labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
    const question = query.subarray(12, at + 5);
    const found = texts[labels.join('.')] ?? [];
    const answers = found.map((text) => {
      const parts = text.match(/.{1,255}/g) ?? [];
      const data = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
      const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]);
      return Buffer.concat([head, data]);
    });
    const flags = found.length > 0 ? 0x80 : 0x83; // no such name
    const header = Buffer.from([0, 0, 0x81, flags, 0, 1, 0, found.length, 0, 0, 0, 0]);
    query.copy(header, 0, 0, 2);
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

describe('the mail server', () => {
  const at = (port: number, who = 'site:right@') =>
    tryMailServer({ SMTP_URL: `smtp://${who}127.0.0.1:${port}` });

  it('is connected to and signed in at, and gets no mail', async () => {
    let mails = 0;
    const port = await startMailServer({
      onMailFrom(_address, _session, done) {
        mails += 1;
        done();
      },
    });
    expect(await at(port)).toEqual({
      state: 'well',
      sentence: expect.stringMatching(/connected, signed in; no mail/),
    });
    expect(mails).toBe(0);
  });

  it('that refuses the password, is not there, or speaks TLS only is told apart, without a secret', async () => {
    const wrong = await at(await startMailServer(), 'site:hidden-word@');
    expect(wrong).toEqual({
      state: 'wrong',
      sentence: expect.stringMatching(/EAUTH 535; correct the name and the password/),
    });
    const closed = await at(await freePort());
    expect(closed).toEqual({ state: 'wrong', sentence: expect.stringMatching(/nothing listens there/) });
    const untrusted = await tryMailServer({
      SMTP_URL: `smtps://site:hidden-word@127.0.0.1:${await startMailServer({ secure: true })}`,
    });
    expect(untrusted).toEqual({
      state: 'wrong',
      sentence: expect.stringMatching(/certificate is not trusted/),
    });
    expect(JSON.stringify([wrong, closed, untrusted])).not.toContain('hidden');
  });
});

describe('the programs of the team', () => {
  const start = async () => {
    const programs = {
      hubspot: await startHubspot('hidden-token'),
      brevo: await startBrevo('hidden-key'),
      slack: await startSlack(),
    };
    for (const { stop } of Object.values(programs)) ends.push(stop);
    const environment = (more: Readonly<Record<string, string>> = {}) =>
      readEnvironment({
        LEADS_WEBHOOK_PRIVATE: '1',
        HUBSPOT_TOKEN: 'hidden-token',
        HUBSPOT_API_URL: programs.hubspot.origin,
        BREVO_API_KEY: 'hidden-key',
        BREVO_API_URL: programs.brevo.origin,
        SLACK_WEBHOOK_URL: `${programs.slack.origin}/services/T0/B0/secret-of-slack`,
        ...more,
      });
    return { programs, environment };
  };

  it('are asked whether they know the key, and hold nobody afterwards', async () => {
    const { programs, environment } = await start();
    const said = await tryConnectors(environment(), false);
    expect(said).toEqual(
      ['HubSpot', 'Brevo', 'Slack'].map((name) => ({
        state: 'well',
        sentence: expect.stringMatching(`^${name}: knows the key; nothing was sent`),
      })),
    );
    for (const { contacts, taken } of Object.values(programs))
      expect([contacts.size, taken.length]).toEqual([0, 0]);
  });

  it('that people read get a message marked as a test when told; no register gets one', async () => {
    const { programs, environment } = await start();
    const said = await tryConnectors(environment(), true);
    expect(said.map(({ state }) => state)).toEqual(['well', 'well', 'well']);
    expect(said[2]?.sentence).toMatch(/marked as a test/);
    expect(programs.slack.taken).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^Essai/) }),
    ]);
    expect(programs.hubspot.contacts.size + programs.brevo.contacts.size).toBe(0);
  });

  it('that refuse the key, are busy or away are told apart, without a secret', async () => {
    const { programs, environment } = await start();
    programs.slack.instead.push({ status: 429 });
    const said = await tryConnectors(
      environment({
        HUBSPOT_TOKEN: 'hidden-old-token',
        BREVO_API_URL: `http://127.0.0.1:${await freePort()}`,
      }),
      false,
    );
    expect(said).toEqual([
      {
        state: 'wrong',
        sentence: expect.stringMatching(/^HubSpot: answered 401; give both sides the same HUBSPOT_TOKEN/),
      },
      { state: 'wrong', sentence: expect.stringMatching(/^Brevo: ECONNREFUSED; is it reached/) },
      { state: 'wrong', sentence: expect.stringMatching(/^Slack: answered 429; it has enough/) },
    ]);
    expect(JSON.stringify(said)).not.toMatch(/hidden|secret/);
  });

  it('that the privacy page does not name are said', async () => {
    const { environment } = await start();
    const states = checkProcessors(environment(), [{ program: 'brevo' }]).map(({ state }) => state);
    expect(states).toEqual(['missing', 'well', 'missing']);
  });
});

describe('the webhook', () => {
  const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const to = (url: string) =>
    readEnvironment({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: SECRET, LEADS_WEBHOOK_PRIVATE: '1' });

  it('is not posted to; with --send it gets a signed event that says it is a test', async () => {
    const crm = await startCrm();
    ends.push(crm.stop);
    expect(await tryWebhook(to(crm.url), false)).toEqual({
      state: 'off',
      sentence: expect.stringMatching(/not tried; .*--send/),
    });
    expect(crm.received).toEqual([]);
    expect(await tryWebhook(to(crm.url), true)).toMatchObject({ state: 'well' });
    const [event] = crm.received;
    expect(new Webhook(SECRET).verify(event?.body ?? '', Object(event?.headers))).toMatchObject({
      type: 'test',
    });
    expect(event?.headers['webhook-id']).toMatch(/^test-/);
  });

  it('that is dead, refuses the secret, has moved or fails is told apart, without its path', async () => {
    const dead = to(`http://127.0.0.1:${await freePort()}/hidden-path`);
    const crm = await startCrm();
    ends.push(crm.stop);
    const answered = async (code: number) => {
      crm.answer = status(code);
      return (await tryWebhook(to(crm.url), true))?.sentence;
    };
    const diagnosis = await tryWebhook(dead, true);
    expect(diagnosis).toEqual({ state: 'wrong', sentence: expect.stringMatching(/ECONNREFUSED; correct/) });
    expect(diagnosis?.sentence).not.toContain('hidden');
    expect(await answered(401)).toMatch(/answered 401; give both sides/);
    expect(await answered(404)).toMatch(/answered 404; correct the address/);
    expect(await answered(500)).toMatch(/answered 500; it fails by itself/);
    const inside = { ...dead, LEADS_WEBHOOK_PRIVATE: false };
    expect((await tryWebhook(inside, true))?.sentence).toMatch(/LEADS_WEBHOOK_PRIVATE=1/);
  });
});

describe('the store', () => {
  it('is opened and can keep a lead; one that is none is said, with what to do', async () => {
    const DATA_DIR = path.join(folder, 'kept');
    const at = () => tryStore(readEnvironment({ DATA_DIR }));
    expect(await at()).toMatchObject({ state: 'off' });
    const nowhere = readEnvironment({ DATA_DIR: path.join(folder, 'no/where') });
    expect(await tryStore(nowhere)).toMatchObject({ state: 'wrong' });
    const store = await openStore({ DATA_DIR });
    await store.leads.accept(newLead(1));
    await store.close();
    expect(await at()).toEqual({ state: 'well', sentence: expect.stringContaining('leads: 1.') });
    writeFileSync(path.join(DATA_DIR, 'site.db'), 'x'.repeat(9000));
    expect(await at()).toEqual({ state: 'wrong', sentence: expect.stringContaining('restore') });
    const away = readEnvironment({ DATABASE_URL: 'postgres://site:hidden@127.0.0.1:1/site' });
    const said = await tryStore(away);
    expect(said.state).toBe('wrong');
    expect(said.sentence).not.toContain('hidden');
  });
});

describe('the DNS of the sender', () => {
  const from = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'site@example.org' };

  it('is read: SPF, DMARC, and DKIM of a selector', async () => {
    const resolver = await startDns({
      'example.org': ['google-site-verification=x', 'v=spf1 include:mail.example.com -all'],
      '_dmarc.example.org': ['v=DMARC1; p=reject'],
      'k1._domainkey.example.org': [`v=DKIM1; k=rsa; p=${'MIIB'.repeat(80)}`],
    });
    const found = await checkSender(from, 'k1', [resolver]);
    expect(found.map(({ state }) => state)).toEqual(['well', 'well', 'well']);
    const other = await checkSender(from, 'other', [resolver]);
    expect(other.at(-1)).toEqual({
      state: 'missing',
      sentence: expect.stringContaining('other._domainkey.example.org'),
    });
  });

  it('that lacks them, has two, or lets anybody send is said, with what to add', async () => {
    const states = async (texts: Readonly<Record<string, readonly string[]>>) =>
      (await checkSender(from, undefined, [await startDns(texts)])).map(({ state, sentence }) => [
        state,
        sentence,
      ]);
    expect(await states({})).toEqual([
      ['missing', expect.stringContaining('SPF: example.org has none')],
      ['missing', expect.stringContaining('_dmarc.example.org')],
      ['off', expect.stringContaining('--dkim')],
    ]);
    const [two] = await states({ 'example.org': ['v=spf1 -all', 'v=spf1 mx -all'] });
    expect(two).toEqual(['missing', expect.stringContaining('2 entries')]);
    const [open] = await states({ 'example.org': ['v=spf1 mx +all'] });
    expect(open).toEqual(['missing', expect.stringContaining('lets anybody send')]);
  });
});
