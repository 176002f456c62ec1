import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { doctor as program } from '#server/cli/doctor.ts';
import { openStore } from '#server/open-store.ts';
import { runCommand } from '../../support/server/commands.ts';
import { startCrm, status as answer } from '../../support/server/crm.ts';
import { freePort } from '../../support/server/ports.ts';
import { startBrevo, startHubspot, startSlack } from '../../support/server/programs.ts';
import { newLead } from '../../support/server/stores.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const doctor = (variables: Readonly<Record<string, string>> = {}) =>
  runCommand(program, { DATA_DIR: path.join(folder, 'data'), ...variables }, []);

describe('doctor: settings', () => {
  test('doctor exits with 0 when nothing is wrong, and names what a public site would need', async () => {
    const { status, stdout } = await doctor();
    expect(status).toBe(0);
    for (const name of ['PUBLIC_SITE_ORIGIN', 'SMTP_URL', 'Store'])
      expect(stdout).toMatch(new RegExp(`^missing .*${name}`, 'm'));
  });

  test('doctor refuses an invalid setting without showing its value', async () => {
    await expect(doctor({ PORT: 'hidden' })).rejects.toThrow(/^PORT must be a whole number(?!.*hidden)/s);
  });

  test('doctor exits with 1 when visitors cannot reach the endpoints', async () => {
    const { status, stdout } = await doctor({
      PUBLIC_SITE_ORIGIN: 'https://www.example.org',
      PUBLIC_API_ORIGIN: 'http://127.0.0.1:4321',
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^wrong .*PUBLIC_API_ORIGIN/m);
    expect(stdout).toMatch(/^missing .*TRUSTED_PROXY_HOPS/m);
  });
});

describe('doctor: store', () => {
  test('doctor counts the leads of a sound store, and says what to do with a damaged one', async () => {
    const DATA_DIR = path.join(folder, 'kept');
    const store = await openStore({ DATA_DIR });
    await store.leads.accept(newLead(1));
    await store.close();
    expect((await doctor({ DATA_DIR })).stdout).toMatch(/^ok .*site\.db: .*leads: 1\.$/m);
    writeFileSync(path.join(DATA_DIR, 'site.db'), 'x'.repeat(9000));
    const damaged = await doctor({ DATA_DIR });
    expect([damaged.status, damaged.stdout]).toEqual([1, expect.stringMatching(/^wrong .*restore/m)]);
  });

  test('doctor says that a PostgreSQL cannot be reached, without its password', async () => {
    const { status, stdout } = await doctor({ DATABASE_URL: 'postgres://site:hidden@127.0.0.1:1/site' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^wrong .*DATABASE_URL/m);
    expect(stdout).not.toContain('hidden');
  });
});

describe('doctor: mail server', () => {
  const MAIL = { MAIL_FROM: 'site@example.org', LEADS_MAIL_TO: 'team@example.org' };

  /** A mail server that accepts one password and counts its mails. */
  async function startMailServer() {
    const received = { mails: 0 };
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ password }, _session, done) {
        if (password === 'right') done(null, { user: 'site' });
        else done(Object.assign(new Error('No.'), { responseCode: 535 }));
      },
      onMailFrom(_address, _session, done) {
        received.mails += 1;
        done();
      },
    });
    ends.push(() => new Promise<void>((done) => server.close(done)));
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    return { received, port: typeof address === 'object' ? address?.port : undefined };
  }

  test('doctor signs in to the mail server and sends nothing', async () => {
    const { received, port } = await startMailServer();
    const { stdout } = await doctor({ ...MAIL, SMTP_URL: `smtp://site:right@127.0.0.1:${port}` });
    expect(stdout).toMatch(/^ok .*signed in.*team@example\.org/m);
    expect(received.mails).toBe(0);
  });

  test('doctor tells a refused password from a closed port, without the password', async () => {
    const { port } = await startMailServer();
    const refused = await doctor({ ...MAIL, SMTP_URL: `smtp://site:hidden@127.0.0.1:${port}` });
    const closed = await doctor({ ...MAIL, SMTP_URL: `smtp://site:hidden@127.0.0.1:${await freePort()}` });
    expect(refused.stdout).toMatch(/^wrong .*EAUTH 535.*password/m);
    expect(closed.stdout).toMatch(/^wrong .*nothing listens/m);
    expect(refused.stdout + closed.stdout).not.toContain('hidden');
    expect([refused.status, closed.status]).toEqual([1, 1]);
  });
});

describe('doctor: channels', () => {
  const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const webhook = (url: string) => ({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: SECRET });

  test('doctor posts the webhook a signed event of the type test', async () => {
    const crm = await startCrm();
    ends.push(crm.stop);
    expect((await doctor(webhook(crm.url))).stdout).toMatch(/^ok .*webhook/m);
    const [event] = crm.received;
    const headers = event?.headers as Record<string, string>; // as signed
    expect(new Webhook(SECRET).verify(event?.body ?? '', headers)).toMatchObject({ type: 'test' });
  });

  test.each([
    [401, 'LEADS_WEBHOOK_SECRET'],
    [404, 'address'],
    [429, 'try again'],
    [500, 'its side'],
  ])('doctor says what to do when the webhook answers %s', async (code, remedy) => {
    const crm = await startCrm();
    ends.push(crm.stop);
    crm.answer = answer(code);
    const { status, stdout } = await doctor(webhook(crm.url));
    expect(status).toBe(1);
    expect(stdout).toMatch(new RegExp(`^wrong .*answered ${code}.*${remedy}`, 'm'));
  });

  test('doctor says that nothing answers at the webhook, without its path', async () => {
    const { stdout } = await doctor(webhook(`http://127.0.0.1:${await freePort()}/hidden`));
    expect(stdout).toMatch(/^wrong .*webhook: ECONNREFUSED/m);
    expect(stdout).not.toContain('hidden');
  });

  test('doctor checks the keys of HubSpot, Brevo and Slack without storing a contact', async () => {
    const channels = {
      hubspot: await startHubspot('right-hubspot-token'),
      brevo: await startBrevo('right-brevo-key'),
      slack: await startSlack(),
    };
    for (const { stop } of Object.values(channels)) ends.push(stop);
    const { status, stdout } = await doctor({
      HUBSPOT_TOKEN: 'hidden-wrong',
      HUBSPOT_API_URL: channels.hubspot.origin,
      BREVO_API_KEY: 'right-brevo-key',
      BREVO_API_URL: channels.brevo.origin,
      SLACK_WEBHOOK_URL: `${channels.slack.origin}/services/T0/B0/secret-of-slack`,
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^wrong .*hubspot: answered 401.*HUBSPOT_TOKEN/m);
    for (const name of ['brevo', 'slack']) expect(stdout).toMatch(new RegExp(`^ok .*${name}`, 'm'));
    expect(stdout).toMatch(/^missing .*PROCESSORS/m);
    expect(stdout).not.toMatch(/hidden|secret-of/);
    for (const { contacts, taken } of Object.values(channels))
      expect([contacts.size, taken.length]).toEqual([0, 0]);
  });
});
