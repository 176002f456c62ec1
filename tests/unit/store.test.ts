import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOverLimit } from '../../src/server/rate-limit.ts';
import { openStore, openStoreIfPossible } from '../../src/server/store/open.ts';
import { memoryRates } from '../../src/server/store/rates.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const DAY = 86_400_000;
const error = (fingerprint: string) => ({ fingerprint, message: 'm', path: '/' });
const rule = { name: 'test', limit: 2, windowMs: 1000 };

describe('the store', () => {
  it('makes its folder, and opens again what it wrote', () => {
    const deep = path.join(folder, 'a/b');
    const first = openStore(deep);
    expect(first.errors.record(error('x'), Date.now())).toBe(1);
    first.close();
    const second = openStore(deep);
    expect(second.errors.record(error('x'), Date.now())).toBe(2);
    second.close();
  });

  it('writes ahead and to the disk, and lets two processes share it', () => {
    const [one, two] = [openStore(folder), openStore(folder)];
    expect(one.rates.hit('k', Date.now() + DAY)).toBe(1);
    expect(two.rates.hit('k', Date.now() + DAY)).toBe(2);
    const database = new DatabaseSync(path.join(folder, 'site.db'));
    expect(database.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    for (const open of [database, one, two]) open.close();
  });

  it('forgets an error thirty days after its last report, and keeps a thousand at most', () => {
    const store = openStore(folder);
    const now = Date.now();
    store.errors.record(error('old'), now);
    expect(store.errors.record(error('old'), now + 29 * DAY)).toBe(2);
    expect(store.errors.record(error('old'), now + 60 * DAY)).toBe(1);
    const database = new DatabaseSync(path.join(folder, 'site.db'));
    database.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO error_reports SELECT 'n' || i, 'm', '/', 0, ${now + 60 * DAY} + i, 1 FROM n`);
    store.errors.record(error('newest'), now + 60 * DAY + 2000);
    expect(database.prepare('SELECT count(*) AS n FROM error_reports').get()).toEqual({ n: 1000 });
    expect(store.errors.record(error('old'), now + 60 * DAY + 2001)).toBe(1);
    database.close();
    store.close();
  });

  it('is refused, and left as it is, when a newer version made it', () => {
    openStore(folder).close();
    const database = new DatabaseSync(path.join(folder, 'site.db'));
    database.exec('PRAGMA user_version = 99');
    expect(() => openStore(folder)).toThrow('shape 99');
    database.close();
  });

  it('that is not a database is no store, and one line of the log', () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    writeFileSync(path.join(folder, 'site.db'), 'not a database'.repeat(100));
    expect(openStoreIfPossible(folder)).toBeUndefined();
    expect(written).toHaveBeenCalledTimes(1);
    expect(readdirSync(folder)).toEqual(['site.db']);
  });
});

describe.each(['disk', 'memory'] as const)('counters of rates on %s', (kind) => {
  const open = () =>
    kind === 'memory' ? { rates: memoryRates(), close: () => undefined } : openStore(folder);

  it('let through what the rule allows, by client, and begin again with the next window', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { rates, close } = open();
    const over = (client: string) => isOverLimit(rule, client, rates);
    expect([over('a'), over('a'), over('a'), over('b')]).toEqual([false, false, true, false]);
    vi.setSystemTime(1_001_000);
    expect(over('a')).toBe(false);
    close();
  });

  it('hold no address', () => {
    const { rates, close } = open();
    const hit = vi.spyOn(rates, 'hit');
    isOverLimit(rule, '192.0.2.7', rates);
    expect(hit.mock.calls[0]?.[0]).not.toContain('192.0.2');
    close();
  });
});
