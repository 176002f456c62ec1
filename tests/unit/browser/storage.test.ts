import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, store } from '../../../src/client/language-offer.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Text that is likely to hold tags, whole, broken and nested. */
const text = fc
  .array(fc.oneof(fc.constantFrom('<', '>', '<b>', '</b>', '<script>', ' ', '<<i>', 'en'), fc.string()))
  .map((parts) => parts.join(''));

describe('stored values', () => {
  it('are stripped of tags and trimmed, when stored and when read', () => {
    fc.assert(
      fc.property(text, (value) => {
        store('written', value);
        stored.set('put there by another', value);
        for (const found of [stored.get('written') ?? '', readStored('put there by another') ?? '']) {
          expect(found).not.toMatch(/<[^>]*>/);
          expect(found).toBe(found.trim());
        }
      }),
    );
  });

  it('are nothing where storage is blocked, without an error', () => {
    vi.stubGlobal('localStorage', undefined);
    store('locale', 'en');
    expect(readStored('locale')).toBeNull();
  });
});
