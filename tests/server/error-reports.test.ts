import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type RunningSite } from '../support/running-site.ts';

const REPORT = {
  message: 'TypeError: Cannot read properties of undefined',
  timestamp: '2026-11-21T01:02:03.456Z',
  url: 'https://www.example.org/demo',
};

const send = (site: RunningSite, report: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/errors`, {
    method: 'POST',
    body: typeof report === 'string' ? report : JSON.stringify(report),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** The lines of the server's log about one event. */
const logged = (site: RunningSite, event: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line): Record<string, unknown> => JSON.parse(line));

describe('an error report', () => {
  let site: RunningSite;
  let data: string;
  const rows = () => {
    const database = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true });
    const found = database
      .prepare('SELECT message, path, count FROM error_reports ORDER BY first_seen')
      .all();
    database.close();
    return found.map((row) => ({ ...row }));
  };

  beforeAll(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'reports-'));
    site = await startSite({ DATA_DIR: path.join(data) });
  });
  afterAll(async () => {
    await site.stop();
    await rm(data, { recursive: true, force: true });
  });

  test('is counted under its fingerprint, says one line, and is answered 204 without a body', async () => {
    const first = await send(site, REPORT);
    expect([first.status, await first.text()]).toEqual([204, '']);
    expect((await send(site, { ...REPORT, timestamp: '2026-11-21T02:00:00Z' })).status).toBe(204);

    expect(rows()).toEqual([{ message: REPORT.message, path: '/demo', count: 2 }]);
    const lines = logged(site, 'error-report');
    expect(lines.map(({ count }) => count)).toEqual([1, 2]);
    expect(lines[0]?.['fingerprint']).toBe(lines[1]?.['fingerprint']);
  });

  test('of an error that differs by a number only is the same error; of another page, another', async () => {
    await send(site, { ...REPORT, message: 'Row 12 is missing' });
    await send(site, { ...REPORT, message: 'Row 7 is missing' });
    await send(site, { ...REPORT, message: 'Row 7 is missing', url: 'https://www.example.org/tarifs' });
    expect(rows().slice(-2)).toEqual([
      { message: 'Row 12 is missing', path: '/demo', count: 2 },
      { message: 'Row 7 is missing', path: '/tarifs', count: 1 },
    ]);
  });

  test('keeps nothing personal, whoever sent it', async () => {
    await send(site, { ...REPORT, message: 'No <b>zoe@example.org</b> at +33 6 12 34 56 78' });
    expect(rows().at(-1)).toMatchObject({ message: 'No [email] at [number]' });
    expect(site.output()).not.toMatch(/zoe@|12 34|127\.0\.0\.1:?\d*"/);
  });

  test.each([
    ['is not JSON', 'nothing'],
    ['lacks a field', { message: 'a', url: REPORT.url }],
    ['has one field more', { ...REPORT, userAgent: 'x' }],
    ['has a query in its address', { ...REPORT, url: `${REPORT.url}?email=zoe@example.org` }],
    ['has an address that is no page', { ...REPORT, url: 'javascript:alert(1)' }],
    ['has a password in its address', { ...REPORT, url: 'https://zoe:secret@example.org/' }],
    ['has a date that is none', { ...REPORT, timestamp: 'yesterday' }],
    ['says nothing', { ...REPORT, message: '  ' }],
    ['says too much', { ...REPORT, message: 'a'.repeat(501) }],
  ])('that %s is refused and not kept', async (_what, report) => {
    const before = rows();
    expect((await send(site, report)).status).toBe(400);
    expect(rows()).toEqual(before);
  });

  test('is refused after thirty in a minute from one client, and says when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => send(site, REPORT)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(30);
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await fetch(`${site.origin}/`)).status).toBe(200);
  });
});

describe('a server without a store', () => {
  test('serves its pages, logs the reports, and says why it keeps none', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'reports-')), 'taken');
    await writeFile(file, 'not a folder');
    const site = await startSite({ DATA_DIR: file });
    try {
      expect((await fetch(`${site.origin}/`)).status).toBe(200);
      expect((await send(site, REPORT)).status).toBe(204);
      expect(logged(site, 'store-unavailable')).toHaveLength(1);
      expect(logged(site, 'error-report')).toMatchObject([{ message: REPORT.message }]);
    } finally {
      await site.stop();
      await rm(path.dirname(file), { recursive: true });
    }
  });
});
