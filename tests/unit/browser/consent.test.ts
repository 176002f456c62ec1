import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isConsentRecord, validRecord } from '#client/consent/consent-manager.ts';
import type { ConsentRecord } from '#schemas/consent.ts';

const record = (changes: object = {}): ConsentRecord => ({
  version: 1,
  id: '3w5e11264sgsf',
  at: Date.parse('2026-01-31T10:00:00Z'),
  policy: '1',
  necessary: true,
  analytics: false,
  marketing: true,
  preferences: false,
  ...changes,
});

/** A record in which any field may be missing or be anything that JSON can say, most often what it should be. */
const nearRecord = fc
  .record(
    Object.fromEntries(
      Object.entries(record()).map(([name, value]) => [
        name,
        fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, fc.jsonValue(), fc.double(), fc.string()),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((value) => JSON.parse(JSON.stringify(value)));

const terms = { policy: '1', consentMonths: 13, refusalMonths: 6 };
const validAt = (day: string, changes: object = {}) =>
  validRecord(JSON.stringify(record(changes)), terms, Date.parse(day)) !== null;

const REFUSAL = { analytics: false, marketing: false, preferences: false };

describe('a record', () => {
  it('consent record: malformed storage never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          nearRecord.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const read = validRecord(text, terms, Date.now());
          expect(read === null || isConsentRecord(read)).toBe(true);
        },
      ),
    );
    expect(validRecord(null, terms, Date.now())).toBeNull();
  });

  it('consent record: a consent is valid for its months and no day more', () => {
    expect(validAt('2026-01-31T10:00:00Z')).toBe(true);
    expect(validAt('2027-02-27T10:00:00Z')).toBe(true);
    expect(validAt('2027-03-01T00:00:00Z')).toBe(false);
  });

  it('consent record: a refusal is valid for the months of a refusal', () => {
    expect(validAt('2026-07-30T10:00:00Z', REFUSAL)).toBe(true);
    expect(validAt('2026-08-01T00:00:00Z', REFUSAL)).toBe(false);
  });

  it.each(['analytics', 'marketing', 'preferences'])(
    'consent record: accepting %s alone counts as a consent',
    (purpose) => {
      expect(validAt('2026-08-01T00:00:00Z', { ...REFUSAL, [purpose]: true })).toBe(true);
    },
  );

  it('consent record: one from the future or from another policy is ignored', () => {
    expect(validAt('2026-01-31T09:59:59Z')).toBe(false);
    expect(validAt('2026-02-01T00:00:00Z', { policy: '0' })).toBe(false);
  });
});

describe('where the record is kept', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** A storage that holds `room` characters; 0 is blocked. */
  function storage(room: number) {
    const kept = new Map<string, string>();
    const open = () => {
      if (room === 0) throw new DOMException('blocked', 'SecurityError');
    };
    return {
      getItem: (key: string) => (open(), kept.get(key) ?? null),
      setItem: (key: string, text: string) => {
        open();
        if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
      removeItem: (key: string) => (open(), void kept.delete(key)),
    };
  }

  async function keeper(local: number, session: number) {
    vi.stubGlobal('localStorage', storage(local));
    vi.stubGlobal('sessionStorage', storage(session));
    return import('#client/consent/consent-manager.ts');
  }

  it.each([
    ['the browser', 99, 99],
    ['the tab, where local storage is blocked', 0, 99],
    ['the page, where all storage is blocked', 0, 0],
    ['the tab, where local storage is full', 3, 99],
  ])('consent storage: keeps the last choice in %s', async (_where, local, session) => {
    const { writeStored, readStored } = await keeper(local, session);
    expect(readStored()).toBeNull();
    writeStored('first');
    writeStored('second');
    expect(readStored()).toBe('second');
    if (local > 3) localStorage.removeItem('consent');
    if (session > 0) sessionStorage.removeItem('consent');
    expect(readStored()).toBe(session > 0 ? null : 'second');
  });

  it('consent storage: a choice that cannot be stored removes the older one', async () => {
    const { writeStored, readStored } = await keeper(6, 0);
    writeStored('accept');
    writeStored('withdraw');
    expect(readStored()).toBe('withdraw');
    expect(localStorage.getItem('consent')).toBeNull();
  });
});
