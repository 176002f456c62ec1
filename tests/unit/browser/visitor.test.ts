import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readVisitor, saveVisitor } from '#client/visitor.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('visitor: remembers each choice beside the others', () => {
  expect(readVisitor()).toEqual({});
  saveVisitor({ sector: 'health', region: '52' });
  saveVisitor({ teamSize: '1-10', region: '04' });
  expect(readVisitor()).toEqual({ sector: 'health', teamSize: '1-10', region: '04' });
});

it.each(['{"sector":"piracy","teamSize":"11-50","region":7}', 'null', '"text"', '{'])(
  'visitor: reads only known choices from %s',
  (text) => {
    saveVisitor({ sector: 'tech' });
    for (const key of stored.keys()) stored.set(key, text);
    expect(readVisitor()).toEqual(text.includes('11-50') ? { teamSize: '11-50' } : {});
  },
);

it('visitor: works where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  });
  expect(() => saveVisitor({ sector: 'tech' })).not.toThrow();
  expect(readVisitor()).toEqual({});
});
