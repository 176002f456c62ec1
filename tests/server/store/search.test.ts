/** What the team looks for among the leads is found as people type it, on both databases. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, newLead, stores, T0, type Stores } from '../../support/server/stores.ts';

describe.each(DATABASES)('a search on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  /** A store with these companies, and a search that gives those it finds. */
  async function storeOf(...companies: string[]) {
    const store = await all.open(await all.fresh());
    for (const [n, company] of companies.entries()) {
      const { values } = newLead(n);
      await store.leads.accept(newLead(n, { at: T0 + n, values: { ...values, company } }));
    }
    const search = async (text: string, limit = 10, state: 'all' | 'waiting' = 'all') =>
      (await store.desk.search({ text, limit, state })).map(({ values }) => values['company']);
    return { store, search };
  }

  test('folds capitals, accents, apostrophes, ligatures and spaces', async () => {
    const { search } = await storeOf('Élise et Cie', 'L’Oréal', 'Cœur de ville', 'Saint‑Étienne', 'A%B');
    for (const [typed, found] of [
      ['elise', 'Élise et Cie'],
      ['ÉLISE', 'Élise et Cie'],
      ['e\u0301lise', 'Élise et Cie'],
      ["l'oreal", 'L’Oréal'],
      ['coeur', 'Cœur de ville'],
      ['saint-etienne', 'Saint‑Étienne'],
      ['Élise\u00A0et', 'Élise et Cie'],
      ['a%b', 'A%B'],
    ] as const)
      expect(await search(typed), typed).toEqual([found]);
    expect(await search('')).toHaveLength(5);
  });

  test('looks at what was typed, and not at the names of its fields', async () => {
    const { search } = await storeOf('Mairie');
    expect(await search('company')).toEqual([]);
    expect(await search('"')).toEqual([]);
    expect(await search('person0@')).toEqual(['Mairie']);
  });

  test('goes on after the last one found, the newest first, beyond many that do not match', async () => {
    const { store, search } = await storeOf(
      'Rare',
      ...Array.from({ length: 30 }, (_, n) => `Mairie ${n}`),
      'Rare 2',
    );
    expect(await search('rare', 1)).toEqual(['Rare 2']);
    const [newest] = await store.desk.search({ text: 'rare', state: 'waiting', limit: 1 });
    const rest = await store.desk.search({ text: 'rare', state: 'waiting', limit: 5, after: newest });
    expect(rest.map(({ values }) => values['company'])).toEqual(['Rare']);
  });
});
