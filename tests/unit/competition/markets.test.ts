import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesOf, figuresOf, importInto, newFolder, row, rows, writeCsv, writeJson } from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);

describe('a market', () => {
  it('counts once, however many rows, holders and amendments it has', async () => {
    const { report, cells } = await figuresOf([
      ...MANY,
      ...['T2', 'T3', 'T3'].map((holder) => row({ id: 'M0', offers: '1', holder })),
      row({ id: 'M0', offers: '9', day: '2025-06-01', amount: '999999' }),
    ]);
    expect(report).toMatchObject({ rows: 44, markets: 40, counted: 40, leftOut: [] });
    expect(cells['all']).toMatchObject({ contracts: 40, period: { from: '2025-03-01', to: '2025-03-01' } });
    expect(cells['all']?.offers[8]).toBe(0);
  });

  it('is told from another of the same number by its buyer', async () => {
    expect((await figuresOf([...MANY, ...rows(40, [2], { buyer: '29900000000025' })])).report.markets).toBe(
      80,
    );
  });

  it('says of what its rows differ in what the first of them says', async () => {
    const { cells } = await figuresOf([
      ...MANY.slice(1),
      row({ id: 'M0', offers: '1', procedure: "Appel d'offres ouvert" }),
      row({ id: 'M0', offers: '1' }),
    ]);
    expect(cells['procedure=adaptee']?.contracts).toBe(39);
  });

  it('is left out with its reason, the count of such markets and three examples', async () => {
    const { report, cells } = await figuresOf([
      ...MANY,
      row({ buyer: '', id: '' }),
      row({ id: 'D0', day: '2025-02-30' }),
      row({ id: 'D1', day: '' }),
      row({ id: 'D2', day: '0025-02-03' }),
      row({ id: 'E', day: '2026-02-01' }),
      row({ id: 'F0', offers: '' }),
      row({ id: 'F1', offers: 'NC' }),
      row({ id: 'F2', offers: '2.5' }),
      row({ id: 'F3', offers: 'NC' }),
      row({ id: 'G', offers: '2' }),
      row({ id: 'G', offers: '5' }),
      row({ id: 'H0', offers: '0' }),
      row({ id: 'H1', offers: '501' }),
    ]);
    const found = report.leftOut.map(({ reason, count, examples }) => ({
      reason,
      count,
      examples: examples.map(({ market, value }) => `${market.slice(14)} ${value}`.trim()),
    }));
    expect(found).toEqual([
      { reason: 'no-identifier', count: 1, examples: ['ligne 41'] },
      { reason: 'no-date', count: 3, examples: ['D0 2025-02-30', 'D1', 'D2 0025-02-03'] },
      { reason: 'later-than-extract', count: 1, examples: ['E 2026-02-01'] },
      { reason: 'no-count', count: 4, examples: ['F0', 'F1 NC', 'F2 2.5'] },
      { reason: 'ambiguous-count', count: 1, examples: ['G 2 ; 5'] },
      { reason: 'count-out-of-range', count: 2, examples: ['H0 0', 'H1 501'] },
    ]);
    expect(cells['all']?.contracts).toBe(40);
  });

  it('counts by the offers of its earliest day, and from rows that give them', async () => {
    const { report } = await figuresOf([
      ...MANY,
      row({ offers: '2' }),
      row({ offers: '' }),
      row({ offers: '7', day: '2025-09-01' }),
    ]);
    expect(report).toMatchObject({ counted: 41, leftOut: [] });
  });

  it('is counted apart when it was placed without competition', async () => {
    const names = [
      'Marché passé sans publicité ni mise en concurrence préalable',
      'Marché négocié sans publicité ni mise en concurrence préalable',
      'MARCHE NEGOCIE SANS PUBLICITE PREALABLE',
    ];
    const { report, cells } = await figuresOf([
      ...MANY,
      ...names.flatMap((procedure, place) => rows(12, [1], { id: `S${place}-`, procedure })),
    ]);
    expect(report).toMatchObject({ counted: 40, withoutCompetition: 36 });
    expect(cells['all']).toMatchObject({ contracts: 40, withoutCompetition: 36 });
    expect(cells['procedure=adaptee']).not.toHaveProperty('withoutCompetition');
  });

  it('has the procedure that its name says, as buyers type it', async () => {
    const names = {
      adaptee: ['Procédure adaptée', 'PROCEDURE ADAPTEE'],
      ouvert: ["Appel d'offres ouvert", 'Appel d’offres ouvert'],
      restreint: ["Appel d'offres restreint"],
      negociation: [
        'Procédure avec négociation',
        'Procédure concurrentielle avec négociation',
        'Procédure négociée avec mise en concurrence préalable',
      ],
      dialogue: ['Dialogue compétitif'],
    };
    const { cells } = await figuresOf(
      Object.values(names)
        .flat()
        .flatMap((procedure, place) => rows(30, [2], { id: `P${place}-`, procedure })),
    );
    for (const [key, list] of Object.entries(names))
      expect(cells[`procedure=${key}`]?.contracts).toBe(30 * list.length);
  });

  it('of an unknown procedure, amount, code or department counts in the cells that do not ask for it', async () => {
    const { report, cells } = await figuresOf([
      ...rows(30, [2]),
      ...rows(2, [2], { id: 'P', procedure: '' }),
      ...rows(3, [2], { id: 'A', amount: '0' }),
      ...rows(4, [2], { id: 'C', cpv: '4521' }),
      ...rows(5, [2], { id: 'D', department: '20' }),
    ]);
    expect(report.unknown).toEqual({ procedure: 2, band: 3, cpv: 4, department: 5 });
    expect(cells['all']?.contracts).toBe(44);
    expect(cells['procedure=adaptee']?.contracts).toBe(42);
    expect(cells['cpv=45']?.contracts).toBe(40);
    expect(cells['department=31']?.contracts).toBe(39);
  });

  it('has its CPV division and group with a check digit and without', async () => {
    const { cells } = await figuresOf([
      ...rows(20, [2], { cpv: '45214200-2' }),
      ...rows(20, [2], { id: 'N', cpv: '45210000' }),
      ...rows(20, [2], { id: 'O', cpv: '45000000-7' }),
    ]);
    expect(cells['cpv=45']?.contracts).toBe(60);
    expect(cells['cpv=452']?.contracts).toBe(40);
    expect(cells).not.toHaveProperty('cpv=450');
  });

  it('lies in the band whose lower edge its amount has reached', async () => {
    const { bands } = await figuresOf(MANY);
    expect(bands.map(({ from }) => from)).toEqual(expect.arrayContaining([0, 40_000, 90_000, 1_000_000]));
    const { cells } = await figuresOf(
      bands.flatMap(({ from, to }, place) => [
        ...rows(30 + place, [2], { id: `L${place}-`, amount: String(Math.max(from, 0.01)) }),
        ...rows(50, [2], { id: `H${place}-`, amount: String((to ?? 1e9) - 0.01) }),
      ]),
    );
    for (const [place, { from }] of bands.entries())
      expect(cells[`band=${from}`]?.contracts).toBe(80 + place);
  });

  it('of JSON lies in the department of its place, whatever the code names', async () => {
    const folder = newFolder();
    const places = ['31', '31555', '2A', '20137', '20217', '97460', '974', '1'];
    const list = places.flatMap((department, place) => rows(30, [2], { id: `P${place}-`, department }));
    const [imported] = await importInto(folder, [writeJson(folder, list)]);
    const counts = Object.entries(imported?.figures.cells ?? {}).filter(([key]) =>
      key.startsWith('department='),
    );
    expect(counts.map(([key, { contracts }]) => [key.slice(11), contracts])).toEqual([
      ['01', 30],
      ['2A', 60],
      ['2B', 30],
      ['31', 60],
      ['974', 60],
    ]);
  });

  it('is named nowhere by its holder', async () => {
    const folder = newFolder();
    await importInto(folder, [writeCsv(folder, [...MANY, row({ offers: '0', holder: 'HOLDER-1' })])]);
    for (const name of readdirSync(path.join(folder, 'figures')))
      expect(bytesOf(folder, name)).not.toMatch(/HOLDER|T1\b/);
  });

  it('of fewer than thirty alike is only counted', async () => {
    const { cells, tooFew } = await figuresOf([...MANY, ...rows(29, [1], { id: 'D', department: '75' })]);
    expect(cells).not.toHaveProperty('department=75');
    expect(tooFew['department=75']).toBe(29);
    expect(tooFew).not.toHaveProperty('department=31');
  });
});
