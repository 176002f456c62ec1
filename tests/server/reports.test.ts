/** Reports of browsers: errors of pages, and what a policy stopped. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteDatabase } from '#server/database/sqlite.ts';
import { storedErrors } from '#server/reports/stored-errors.ts';
import type { Site } from '../support/running-site.ts';
import { startInProcess } from '../support/server/in-process.ts';
import { BEHIND_PROXY, logged, visitor } from '../support/server/visitor.ts';

const REPORT = {
  message: 'TypeError: Cannot read properties of undefined',
  timestamp: '2026-11-21T01:02:03.456Z',
  url: 'https://www.example.org/demo',
};

/** A report of a policy as Chromium sends it, whole. */
const violation = (changes: Readonly<Record<string, unknown>> = {}) => ({
  age: 12,
  type: 'csp-violation',
  url: 'https://www.example.org/demo?email=zoe@example.org#top',
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: 'https://evil.example/stolen?token=secret',
    disposition: 'enforce',
    documentURL: 'https://www.example.org/demo?email=zoe@example.org',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    referrer: 'https://www.example.org/?q=private',
    sample: 'alert(1)',
    statusCode: 200,
    ...changes,
  },
});

describe('reports', () => {
  let site: Site;
  let data: string;
  beforeAll(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'reports-'));
    site = await startInProcess({ DATA_DIR: data, ...BEHIND_PROXY });
  });
  afterAll(async () => {
    await site.stop();
    await rm(data, { recursive: true, force: true });
  });

  const send = (report: unknown) => visitor(site).postJson('/api/errors', report);
  const sendViolations = (reports: unknown) =>
    visitor(site).postRaw('/api/reports', JSON.stringify(reports), {
      'Content-Type': 'application/reports+json',
    });
  const rows = () => {
    const database = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true });
    const found = database
      .prepare('SELECT message, path, count FROM error_reports ORDER BY first_seen')
      .all();
    database.close();
    return found.map((row) => ({ ...row }));
  };

  test('error reports: are counted by fingerprint, logged, and answered 204 without a body', async () => {
    const first = await send(REPORT);
    expect([first.status, first.html]).toEqual([204, '']);
    expect((await send({ ...REPORT, timestamp: '2026-11-21T02:00:00Z' })).status).toBe(204);

    expect(rows()).toEqual([{ message: REPORT.message, path: '/demo', count: 2 }]);
    const lines = logged(site, 'report.received');
    expect(lines.map(({ count }) => count)).toEqual([1, 2]);
    expect(lines[0]?.['fingerprint']).toBe(lines[1]?.['fingerprint']);
  });

  test('error reports: numbers do not tell two errors apart, pages do', async () => {
    await send({ ...REPORT, message: 'Row 12 is missing' });
    await send({ ...REPORT, message: 'Row 7 is missing' });
    await send({ ...REPORT, message: 'Row 7 is missing', url: 'https://www.example.org/tarifs' });
    expect(rows().slice(-2)).toEqual([
      { message: 'Row 12 is missing', path: '/demo', count: 2 },
      { message: 'Row 7 is missing', path: '/tarifs', count: 1 },
    ]);
  });

  test('error reports: store no personal data', async () => {
    await send({ ...REPORT, message: 'No <b>zoe@example.org</b> at +33 6 12 34 56 78' });
    expect(rows().at(-1)).toMatchObject({ message: 'No [email] at [number]' });
    expect(site.output()).not.toMatch(/zoe@|12 34|198\.\d+\.\d+/);
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
  ])('error reports: one that %s is refused and not stored', async (_what, report) => {
    const before = rows();
    expect((await send(report)).status).toBe(400);
    expect(rows()).toEqual(before);
  });

  test('policy reports: are logged with what was blocked and where, and nothing of the visitor', async () => {
    const { status } = await sendViolations([violation(), violation({ blockedURL: 'inline' })]);
    expect(status).toBe(204);
    const told = logged(site, 'report.received').slice(-2);
    expect(told).toMatchObject([
      { message: 'Policy: script-src-elem blocked https://evil.example', path: '/demo' },
      { message: 'Policy: script-src-elem blocked inline' },
    ]);
    expect(site.output()).not.toMatch(/zoe|secret|private|alert/);
  });

  test.each([
    ['is no list', violation()],
    ['is empty', []],
    ['is of another kind', [{ ...violation(), type: 'deprecation' }]],
    ['has a page that is none', [{ ...violation(), url: 'javascript:alert(1)' }]],
    ['comes in hundreds', Array.from({ length: 11 }, () => violation())],
  ])('policy reports: one that %s is refused', async (_what, reports) => {
    expect((await sendViolations(reports)).status).toBe(400);
  });

  test('error reports: are limited to thirty a minute for each client', async () => {
    const one = visitor(site);
    for (let n = 0; n < 30; n += 1) expect((await one.postJson('/api/errors', REPORT)).status).toBe(204);
    const { status, headers } = await one.postJson('/api/errors', REPORT);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await send(REPORT)).status).toBe(204);
  });

  test('policy reports: are limited to thirty a minute for each client, however many a request holds', async () => {
    const ten = JSON.stringify(Array.from({ length: 10 }, () => violation()));
    const type = { 'Content-Type': 'application/reports+json' };
    const one = visitor(site);
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await one.postRaw('/api/reports', ten, type)).status);
    expect(statuses).toEqual(Array.from({ length: 30 }, (_, n) => (n < 3 ? 204 : 429)));
    expect((await sendViolations([violation()])).status).toBe(204);
  });
});

test('error reports: are logged without a store', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'reports-')), 'taken');
  await writeFile(file, 'not a folder');
  const site = await startInProcess({ DATA_DIR: file });
  try {
    expect((await visitor(site).get('/')).status).toBe(200);
    expect((await visitor(site).postJson('/api/errors', REPORT)).status).toBe(204);
    expect(logged(site, 'store.became_unavailable')).toHaveLength(1);
    expect(logged(site, 'report.received')).toMatchObject([{ message: REPORT.message }]);
  } finally {
    await site.stop();
    await rm(path.dirname(file), { recursive: true });
  }
});

test('error reports: new errors push out the oldest', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'errors-'));
  const database = sqliteDatabase(folder, true);
  const errors = storedErrors(database, 3);
  const record = (n: number) => errors.record({ fingerprint: `f${n}`, message: 'm', path: '/' }, n);
  for (const n of [1, 2, 3, 4]) await record(n);
  expect([await record(4), await record(2), await record(1)]).toEqual([2, 2, 1]);
  await database.close();
  await rm(folder, { recursive: true });
});
