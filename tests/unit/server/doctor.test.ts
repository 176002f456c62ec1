import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/http/environment.ts';
import {
  checkAddress,
  checkEndpoints,
  checkProxies,
  checkReceivers,
} from '../../../src/server/doctor/settings.ts';
import { SURROUNDINGS } from '../../support/running-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as an operator does. */
const doctor = (environment: Readonly<Record<string, string>>, ...options: string[]) =>
  spawnSync(process.execPath, ['src/server/doctor/doctor.ts', ...options], {
    env: { ...SURROUNDINGS, DATA_DIR: path.join(folder, 'data'), ...environment },
    encoding: 'utf8',
  });

describe('the doctor', () => {
  it('says one line a thing and ends well when something is only missing before a release', () => {
    const { status, stdout } = doctor({});
    expect(stdout).toMatch(/^missing TRUSTED_PROXY_HOPS is 0/m);
    expect(stdout).toMatch(/^missing Mails are only written to DATA_DIR\/outbox/m);
    expect(stdout).toMatch(/^off {5}Store .*there is none yet/m);
    expect(stdout).toMatch(/ missing, 0 wrong\.\n$/);
    expect(status).toBe(0);
  });

  it('fails on a setting that is none, without showing its value', () => {
    const { status, stderr } = doctor({ PORT: 'secret' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^PORT must be a whole number/)]);
    expect(stderr).not.toContain('secret');
  });

  it('says what is configured, and shows no secret', () => {
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
    const { status, stdout } = doctor(settings, '--offline');
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
