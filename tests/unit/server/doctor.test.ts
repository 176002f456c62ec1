import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  checkAddress,
  checkNode,
  checkPort,
  checkSecurityTxt,
  checkStore,
} from '../../../src/server/doctor/project.ts';
import {
  checkDatabase,
  checkEndpoints,
  checkLeads,
  checkMails,
  checkProxies,
} from '../../../src/server/doctor/settings.ts';
import { SURROUNDINGS } from '../../support/running-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const taken = path.join(folder, 'taken');
writeFileSync(taken, 'a file, not a folder');

/** Runs the command as an operator does. */
const doctor = (environment: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['src/server/doctor/doctor.ts', '--offline'], {
    env: { ...SURROUNDINGS, PORT: '0', DATA_DIR: path.join(folder, 'data'), ...environment },
    encoding: 'utf8',
  });

describe('the doctor', () => {
  it('says one line a thing and ends well when something is only missing before a release', () => {
    const { status, stdout } = doctor({});
    expect(stdout).toMatch(/^ok {6}Node 24\./m);
    expect(stdout).toMatch(/^ok {6}The server will make DATA_DIR/m);
    expect(stdout).toMatch(
      /^(?:missing RELEASE=1 refuses to build: give OWNER in src\/site\.ts its \w+|ok {6}OWNER)/m,
    );
    expect(stdout).toMatch(/^missing TRUSTED_PROXY_HOPS is 0/m);
    expect(stdout).toMatch(/^ok {6}Pages and endpoints have one address/m);
    expect(stdout).toMatch(/^missing Nobody is told of a demo request/m);
    expect(stdout).toMatch(/^missing Mails are only written to DATA_DIR\/outbox/m);
    for (const choice of ['One server', 'The login says', 'No tool measures'])
      expect(stdout).toMatch(new RegExp(`^off {5}${choice}`, 'm'));
    expect(stdout).toMatch(/ missing before a release, 0 wrong\.\n$/);
    expect(status).toBe(0);
  });

  it('fails when the server could keep nothing, and says what to do', () => {
    const { status, stdout } = doctor({ DATA_DIR: taken });
    expect(stdout).toMatch(
      /^WRONG {3}DATA_DIR cannot be written \(ENOTDIR\): give the server's user the folder/m,
    );
    expect(status).toBe(1);
  });

  it('fails on a setting that is none, without showing its value', () => {
    const { status, stderr } = doctor({ PORT: 'secret' });
    expect(stderr).toMatch(/^PORT must be a whole number/);
    expect(stderr).not.toContain('secret');
    expect(status).toBe(1);
  });

  it('knows an old runtime, a taken port, an address that is nobody’s and a folder that is a file', async () => {
    expect(checkNode('.', '20.1.0')).toMatchObject({ state: 'wrong' });
    expect(checkStore({ DATA_DIR: taken })).toMatchObject({ state: 'wrong' });
    expect(checkStore({ DATA_DIR: path.join(folder, 'nowhere/data') })).toMatchObject({ state: 'wrong' });
    expect(checkStore({ DATA_DIR: folder })).toMatchObject({ state: 'well' });
    expect(checkAddress({ PUBLIC_SITE_ORIGIN: 'https://www.adjuge.example' })).toMatchObject({
      state: 'missing',
    });
    expect(checkAddress({ PUBLIC_SITE_ORIGIN: 'https://www.example.org' })).toMatchObject({ state: 'well' });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const PORT = typeof address === 'object' ? (address?.port ?? 0) : 0;
    expect(await checkPort({ HOST: '127.0.0.1', PORT })).toMatchObject({ state: 'missing' });
    expect(await checkPort({ HOST: '192.0.2.1', PORT: 0 })).toMatchObject({ state: 'wrong' });
    server.close();
  });

  it('waits for a database that falls silent once it is connected no longer than for one that is away', async () => {
    const silent = createTcpServer((socket) => {
      // Lets the client in and is ready for its first question, which it does not answer.
      socket.once('data', () => socket.write('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1'));
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo; // it listens on a port
    const diagnosis = await checkDatabase({ DATABASE_URL: `postgres://site@127.0.0.1:${port}/site` }, 200);
    expect(diagnosis).toEqual({
      state: 'wrong',
      sentence: expect.stringMatching(/it does not answer\): start the database/),
    });
    silent.close();
  });

  it('counts the days of security.txt', () => {
    const client = path.join(folder, 'dist/client/.well-known');
    mkdirSync(client, { recursive: true });
    writeFileSync(path.join(client, 'security.txt'), 'Contact: x\nExpires: 2027-01-01T00:00:00Z\n');
    const on = (day: string) => checkSecurityTxt(folder, Date.parse(day));
    expect(on('2026-11-01T00:00:00Z')).toEqual({
      state: 'well',
      sentence: 'security.txt holds for 61 days.',
    });
    expect(on('2026-12-20T00:00:00Z').sentence).toMatch(/expires in 12 days: npm run build/);
    expect(on('2027-02-01T00:00:00Z').sentence).toMatch(/has expired/);
    expect(checkSecurityTxt(taken).state).toBe('missing');
  });

  it('says what is configured, and shows no secret', () => {
    const { status, stdout } = doctor({
      PUBLIC_SITE_ORIGIN: 'https://www.example.org',
      PUBLIC_API_ORIGIN: 'https://api.example.org',
      TRUSTED_PROXY_HOPS: '2',
      LEADS_WEBHOOK_URL: 'https://crm.example.com/hidden-path',
      LEADS_WEBHOOK_SECRET: `whsec_${'hidden'.repeat(8)}`,
      SMTP_URL: 'smtps://site:hidden-word@mail.example.com',
      MAIL_FROM: 'site@example.org',
      LEADS_MAIL_TO: 'team@example.org',
      PRODUCT_API_URL: 'https://app.example.org/hidden-login',
      LOGIN_COOKIES: 'session',
      PUBLIC_GOOGLE_TAG: 'G-123456',
      STAGING: '1',
    });
    for (const said of [
      'ok      The endpoints are at https://api.example.org, and let in the scripts of https://www.example.org only.',
      'ok      Visitors are known by what the last 2 of X-Forwarded-For say: 2 proxies.',
      'ok      Demo requests are to be passed on to crm.example.com.',
      'ok      Mails are to leave through mail.example.com, from site@example.org.',
      'ok      Logins are to be handed to app.example.org.',
      'ok      With consent, pages load googleAnalytics.',
      'missing STAGING=1 asks search engines',
    ])
      expect(stdout).toContain(said);
    expect(stdout).not.toContain('hidden');
    expect(status).toBe(0);
  });

  it('finds endpoints that no visitor reaches, cookies that no browser keeps, a database that is away', async () => {
    const site = { PUBLIC_SITE_ORIGIN: 'https://www.example.org', LOGIN_COOKIES: [] };
    expect(checkEndpoints({ ...site, PUBLIC_API_ORIGIN: 'http://127.0.0.1:4321' })).toMatchObject({
      state: 'wrong',
    });
    const far = { ...site, PUBLIC_API_ORIGIN: 'https://site.hosted.example' };
    expect(checkEndpoints(far)).toMatchObject({ state: 'well' });
    expect(checkEndpoints({ ...far, LOGIN_COOKIES: ['session'] })).toMatchObject({ state: 'wrong' });
    expect(await checkDatabase({ DATABASE_URL: 'postgres://site:hidden@127.0.0.1:1/site' })).toEqual({
      state: 'wrong',
      sentence: 'DATABASE_URL cannot be used (ECONNREFUSED): start the database, or correct its address.',
    });
    expect(
      checkProxies({ PUBLIC_SITE_ORIGIN: 'http://localhost:4321', TRUSTED_PROXY_HOPS: 0 }),
    ).toMatchObject({
      state: 'well',
    });
    const mail = {
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'a@example.com',
      LEADS_MAIL_TO: ['b@example.com'],
    };
    expect(checkLeads(mail)).toMatchObject({ state: 'off' });
    expect(checkMails(mail)).toMatchObject({ state: 'well' });
  });
});
