import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { doctor as program } from '#server/doctor/doctor.ts';
import { checkSender } from '#server/doctor/sender.ts';
import { checkAddress, checkEndpoints, checkProxies, checkReceivers } from '#server/doctor/settings.ts';
import { tryStore } from '#server/doctor/store.ts';
import { openStore } from '#server/store/open.ts';
import { runCommand } from '../../support/server/commands.ts';
import { newLead } from '../../support/server/stores.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ends: (() => unknown)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Runs the command as an operator types it. */
const doctor = (variables: Readonly<Record<string, string>>, ...typed: string[]) =>
  runCommand(program, { DATA_DIR: path.join(folder, 'data'), ...variables }, typed);

describe('the doctor', () => {
  it('says one line a thing and ends well when something is only missing before a release', async () => {
    const { status, stdout } = await doctor({});
    expect(stdout).toMatch(/^missing TRUSTED_PROXY_HOPS is 0/m);
    expect(stdout).toMatch(/^missing Mails are only written to DATA_DIR\/outbox/m);
    expect(stdout).toMatch(/^off {5}Store .*there is none yet/m);
    expect(stdout).toMatch(/ missing, 0 wrong\.\n$/);
    expect(status).toBe(0);
  });

  it('fails on a setting that is none, without showing its value', async () => {
    await expect(doctor({ PORT: 'secret' })).rejects.toThrow(/^PORT must be a whole number(?!.*secret)/s);
  });

  it('fails on what is wrong, and says so in its last line', async () => {
    const unreachable = {
      PUBLIC_SITE_ORIGIN: 'https://www.example.org',
      PUBLIC_API_ORIGIN: 'http://127.0.0.1:4321',
    };
    const { status, stdout } = await doctor(unreachable, '--offline');
    expect(stdout).toMatch(/^WRONG .*127\.0\.0\.1[^]* 1 wrong\.\n$/m);
    expect(status).toBe(1);
  });

  it('says what is configured, and shows no secret', async () => {
    const settings = {
      PUBLIC_SITE_ORIGIN: 'https://www.example.org',
      PUBLIC_API_ORIGIN: 'https://api.example.org',
      TRUSTED_PROXY_HOPS: '2',
      LEADS_WEBHOOK_URL: 'https://crm.example.com/hidden-path',
      LEADS_WEBHOOK_SECRET: `whsec_${'hidden'.repeat(8)}`,
      SMTP_URL: 'smtps://site:hidden-word@mail.example.com',
      MAIL_FROM: 'site@example.org',
      LEADS_MAIL_TO: 'team@example.org',
    };
    const { status, stdout } = await doctor(settings, '--offline');
    for (const said of ['https://api.example.org', '2 proxies', 'team@example.org', 'crm.example.com'])
      expect(stdout).toContain(said);
    expect(stdout).not.toContain('hidden');
    expect(status).toBe(0);
  });

  it('knows an address that is nobody’s, endpoints that no visitor reaches, a proxy that hides who comes', () => {
    const own = { PUBLIC_SITE_ORIGIN: 'https://www.example.org' };
    expect(checkAddress({ PUBLIC_SITE_ORIGIN: 'https://www.adjuge.example' }).state).toBe('missing');
    expect(checkAddress(own).state).toBe('well');
    expect(checkEndpoints({ ...own, PUBLIC_API_ORIGIN: 'http://127.0.0.1:4321' }).state).toBe('wrong');
    expect(checkEndpoints(own).state).toBe('well');
    expect(checkProxies({ ...own, TRUSTED_PROXY_HOPS: 0 }).state).toBe('missing');
    expect(checkProxies({ PUBLIC_SITE_ORIGIN: 'http://localhost:4321', TRUSTED_PROXY_HOPS: 0 }).state).toBe(
      'well',
    );
    expect(checkReceivers(readEnvironment({})).state).toBe('missing');
  });
});

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
