/** The channels that the doctor tries, against servers of the tests' own: closed ports, wrong passwords, dead webhooks. */
import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { tryConnectors, tryMailServer } from '#server/doctor/deliveries.ts';
import { checkProcessors } from '#server/doctor/settings.ts';
import { freePort } from '../../support/server/ports.ts';
import { startCrm, status } from '../../support/server/crm.ts';
import { startBrevo, startHubspot, startSlack } from '../../support/server/programs.ts';

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
    expect(await tryConnectors(to(crm.url), false)).toMatchObject([{ state: 'off' }]);
    expect(crm.received).toEqual([]);
    expect(await tryConnectors(to(crm.url), true)).toMatchObject([{ state: 'well' }]);
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
    const said = async (environment: typeof dead) =>
      (await tryConnectors(environment, true)).map(({ sentence }) => sentence).join('');
    const answered = (code: number) => {
      crm.answer = status(code);
      return said(to(crm.url));
    };
    expect(await said(dead)).toMatch(/ECONNREFUSED; is it reached/);
    expect(await said(dead)).not.toContain('hidden');
    expect(await answered(401)).toMatch(/answered 401; give both sides the same LEADS_WEBHOOK_SECRET/);
    expect(await answered(404)).toMatch(/answered 404; correct the address/);
    expect(await answered(500)).toMatch(/answered 500; it fails by itself/);
    expect(await said({ ...dead, LEADS_WEBHOOK_PRIVATE: false })).toMatch(/LEADS_WEBHOOK_PRIVATE=1/);
  });
});
