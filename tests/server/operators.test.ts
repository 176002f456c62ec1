import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stripTags } from '#server/plain-text.ts';
import { purgeMailFiles } from '#server/mail/mail-files.ts';
import { unconfirmedLimit } from '#server/newsletter/stored-subscriptions.ts';
import { THEMES } from '#schemas/content/themes.ts';
import { leads } from '../support/server/commands.ts';
import {
  SOME_DATABASES,
  DAY,
  drain,
  newLead,
  runSql,
  stores,
  type Stores,
  keepAsSpam,
  T0,
} from '../support/server/stores.ts';

const values = newLead(1).values;

describe.each(SOME_DATABASES)('commands on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  test('leads -- export writes the plain text of every lead, and no cell that a spreadsheet would run', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    const texts = [
      '=HYPERLINK("http://x")',
      '+1',
      '-1+1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '＝1',
      'Zoë ﷺ 李 "O\'Brien", <script>\n\u202E 👩‍🚀 a < b & R&D',
    ];
    for (const [n, challenges] of texts.entries())
      await store.leads.accept(newLead(n, { at: n, values: { ...values, challenges } }));
    const { stdout } = await leads(environment, 'export');
    expect(stdout.startsWith('\uFEFF')).toBe(true);
    const rows: Record<string, string>[] = parse(stdout, { bom: true, columns: true });
    const cells = rows.map((row) => row['challenges'] ?? '');
    expect(cells.map((cell, n) => (n < 7 ? cell.replaceAll("'", '') : cell))).toEqual(texts.map(stripTags));
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r＝]/.test(cell))).toEqual(
      [],
    );
    expect((await leads(environment, 'list')).stdout.trim().split('\n')).toHaveLength(texts.length);
  });

  test('leads -- list, show and export name damaged leads beside the others', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    for (const n of [1, 2]) await store.leads.accept(newLead(n, { at: T0 + n }));
    const spam = await keepAsSpam(store, newLead(3), 'honeypot');
    await runSql(environment, `UPDATE spam SET content = '{"x'`);
    await runSql(environment, `UPDATE leads SET content = '{"x' WHERE email LIKE 'person1@%'`);
    const [damaged] = await store.leads.list();
    for (const word of ['list', 'export'])
      expect((await leads(environment, word)).stdout).toMatch(/person1@.*damaged: \{"+x[^]*person2@/);
    expect((await leads(environment, 'show', damaged?.id ?? '')).stdout).toContain('damaged: {"x');
    expect(await drain(store, T0 + 2)).toHaveLength(4);
    expect(await store.spam.release(spam, T0)).toBe(false);
  });

  test('leads -- spam lists spam, and releases it once', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    const [demo, other] = [newLead(1, { at: Date.now() }), newLead(2, { at: Date.now() })];
    const id = await keepAsSpam(store, demo, 'honeypot');
    expect(await keepAsSpam(store, demo, 'honeypot'), 'the same again').toBe(id);
    await keepAsSpam(store, other, 'forged');
    const request = { email: 'reader@example.org', themes: THEMES, locale: 'fr', at: Date.now() } as const;
    await store.subscriptions.request(request, 'absent');
    const letter = (await store.spam.list()).find(({ form }) => form === 'newsletter')?.id ?? '';
    const { stdout } = await leads(environment, 'spam');
    expect(stdout.trim().split('\n')).toHaveLength(3);
    expect(stdout).toMatch(/honeypot {2}demo {2}person1@example\.org\n/);
    expect((await leads(environment, 'status')).stdout).toMatch(/^spam: 3,/m);
    expect(await store.leads.list()).toEqual([]);

    expect((await leads(environment, 'spam', id)).status).toBe(0);
    expect((await store.leads.list()).length, 'once').toBe(1);
    expect((await leads(environment, 'spam', id)).stderr).toContain(id);
    expect((await store.leads.list()).map((lead) => lead.values)).toEqual([demo.values]);
    await leads(environment, 'spam', letter);
    const sent = await drain(store, Date.now() + 1000);
    expect(sent.map((job) => job.kind).toSorted()).toEqual([
      'lead-team',
      'lead-visitor',
      'newsletter-confirm',
    ]);

    await leads(environment, 'forget', 'person2@example.org');
    expect(await store.spam.list()).toEqual([]);
    await keepAsSpam(store, demo, 'replayed');
    await store.purge(Date.now() + 29 * DAY);
    expect(await store.spam.list()).toHaveLength(1);
    await store.purge(Date.now() + 31 * DAY);
    expect(await store.spam.list()).toEqual([]);
  });

  test('leads -- show escapes the control characters of an answer', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    const challenges = 'a \u001B[31m\u202E b\nc';
    const accepted = await store.leads.accept(newLead(1, { values: { ...values, challenges } }));
    const { stdout } = await leads(environment, 'show', accepted.ok ? accepted.id : '');
    expect(stdout).toContain('    a \\u001b[31m\\u202e b\n    c\n');
  });

  test('leads -- errors lists each error that browsers reported with its count', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    for (const at of [T0, T0 + 1])
      await store.errors.record({ fingerprint: 'x', message: 'Boom\u001B', path: '/tarifs' }, at);
    expect((await leads(environment, 'errors')).stdout).toBe(
      `${new Date(T0 + 1).toISOString()}  2 times  /tarifs  Boom\\u001b\n`,
    );
  });

  test('leads -- export and forget cover everything stored about a person', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    await store.leads.accept(newLead(1, { newsletter: { themes: ['detecter'] } }));
    const kept = await store.leads.accept(newLead(2));
    const folder = path.join(environment.DATA_DIR, 'outbox');
    mkdirSync(folder, { recursive: true });
    const mail = (to: string) => `To: ${to}\nSubject: x\n\nperson1@example.org\n`;
    writeFileSync(path.join(folder, 'a.eml'), mail('Person1@example.org'));
    writeFileSync(path.join(folder, 'b.eml'), `Reply-To: <person1@example.org>\n${mail('team@example.com')}`);
    writeFileSync(path.join(folder, 'c.eml'), mail('someperson1@example.org'));

    const about: unknown = JSON.parse((await leads(environment, 'export', 'PERSON1@example.org')).stdout);
    expect(about).toMatchObject({
      leads: [{ values: { email: 'person1@example.org', challenges: 'R&D, a < b' } }],
      subscription: { status: 'pending', themes: ['detecter'] },
    });
    const { stdout, status } = await leads(environment, 'forget', 'person1@example.org');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Deleted: 1 leads, 0 spam, 1 subscriptions, 2 mail files\.\n.*nothing is stored/);
    expect(JSON.parse((await leads(environment, 'export', 'person1@example.org')).stdout)).toEqual({
      leads: [],
      spam: [],
      removals: [],
    });
    expect(readdirSync(folder)).toEqual(['c.eml']);
    expect((await store.leads.list()).map(({ id }) => id)).toEqual(kept.ok ? [kept.id] : []);
    if (kind === 'PostgreSQL') return;
    await store.close();
    const files = readdirSync(environment.DATA_DIR).filter((name) => name.startsWith('site.db'));
    for (const file of files)
      expect(readFileSync(path.join(environment.DATA_DIR, file), 'utf8')).not.toContain('person1@');
  });

  test('leads -- status shows what waits and what failed; replay sends it again', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    const at = Date.now();
    await store.leads.accept(newLead(1, { at }));
    const job = await store.outbox.claim('mail', at);
    if (job === undefined) throw new Error('Nothing is due.');
    await store.outbox.settle(job, { ok: false, cause: 'refused', reason: 'EENVELOPE 550' }, at);
    expect((await leads(environment, 'status')).stdout).toMatch(
      /^\S.*: 1\nmail \(SMTP_URL is not set: written to .*outbox\): 0 delivered, 1 waiting, 1 failed\n {2}last failure: EENVELOPE 550\n/,
    );
    expect((await leads(environment, 'replay')).stdout).toMatch(/: 1$/m);
    expect((await leads(environment, 'status')).stdout).toContain('2 waiting, 0 failed');
  });

  test('leads -- show prints the answers of a lead and each attempt at its messages', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    const at = Date.now();
    const accepted = await store.leads.accept(newLead(1, { at }));
    const id = accepted.ok ? accepted.id : '';
    const job = await store.outbox.claim('mail', at);
    if (job === undefined) throw new Error('Nothing is due.');
    const refusal = { ok: false, cause: 'temporary', reason: 'EENVELOPE 450' } as const;
    const recipients = { 'anna@example.com': { ok: true }, 'ben@example.com': refusal } as const;
    await store.outbox.settle(job, { ...refusal, recipients }, at, 31);
    await store.outbox.replay({}, at + 250);
    const again = await store.outbox.claim('mail', at + 250);
    if (again?.id !== job.id) throw new Error('Another message came first.');
    await store.outbox.settle(
      again,
      { ok: true, recipients: { 'ben@example.com': { ok: true } } },
      at + 250,
      17,
    );
    const time = (ms: number) => new Date(at + ms).toISOString();
    const shown = (await leads(environment, 'show', id)).stdout;
    for (const answer of [values.company, values.challenges]) expect(shown).toContain(`\n    ${answer}\n`);
    expect(shown).toContain(
      `${job.id}: delivered\n  ${time(0)}  31 ms  temporary: EENVELOPE 450\n  ${time(250)}  17 ms  sent\n  anna@example.com: sent\n  ben@example.com: sent\n`,
    );
    expect((await leads(environment, 'replay', '--since', 'soon')).stderr).toContain('--since takes');
    expect((await leads(environment, 'show', 'nobody')).stderr).toContain('nobody');
  });
});

describe('commands', () => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores('SQLite');
  });
  afterAll(() => all.end());

  test('purge: deletes mail files after a week', async () => {
    const environment = await all.fresh();
    const folder = path.join(environment.DATA_DIR, 'outbox');
    mkdirSync(folder, { recursive: true });
    const ages = { young: 6, old: 8 };
    for (const [name, days] of Object.entries(ages)) {
      const file = path.join(folder, `${name}.eml`);
      writeFileSync(file, 'To: x@example.org\n\n');
      utimesSync(file, new Date(), Date.now() / 1000 - days * 86_400);
    }
    await purgeMailFiles(folder, unconfirmedLimit(Date.now()));
    expect(readdirSync(folder).toSorted()).toEqual(['young.eml']);
  });

  test('leads -- backup copies the store while it is open, and keeps as many copies as it is told', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    const folder = path.join(environment.DATA_DIR, 'copies');
    for (const n of [1, 2, 3]) {
      await store.leads.accept(newLead(n));
      expect((await leads(environment, 'backup', folder, '--keep', '2')).status).toBe(0);
    }
    const copies = readdirSync(folder).toSorted();
    expect(copies).toHaveLength(2);
    expect(statSync(path.join(folder, copies[1] ?? '')).mode & 0o777).toBe(0o600);
    const restored = await all.fresh();
    mkdirSync(restored.DATA_DIR, { recursive: true });
    copyFileSync(path.join(folder, copies[1] ?? ''), path.join(restored.DATA_DIR, 'site.db'));
    expect((await (await all.open(restored)).leads.list()).map(({ id }) => id)).toEqual(
      (await store.leads.list()).map(({ id }) => id),
    );
    expect((await leads(await all.fresh(), 'backup', folder)).stderr).toContain('site.db is missing');
    const broken = await all.fresh();
    mkdirSync(broken.DATA_DIR, { recursive: true });
    writeFileSync(path.join(broken.DATA_DIR, 'site.db'), 'x'.repeat(10_000));
    expect((await leads(broken, 'backup', folder)).stderr).toMatch(/cannot be copied: .*not a database/);
    expect(readdirSync(folder).toSorted()).toEqual(['site.part', ...copies].toSorted());
  });

  test.each([[[]], [['forget']], [['list', '--since', 'x']]])(
    'leads -- prints its usage for unknown words: %j',
    async (words) => {
      const { status, stdout, stderr } = await leads(await all.fresh(), ...words);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain('forget <email>');
    },
  );
});
