import { describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { cellFacts } from '#competition/facts.ts';
import { countCell } from './fixtures.ts';
import { describeDrawing, formatFacts } from '#competition/sentences.ts';
import { translator } from '../../support/translate.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { Figures } from '#schemas/competition/figures.ts';
import { drawColumns } from '#components/figures/columns.ts';
import { findMeasured } from '#competition/measured.ts';
import { readCompetition } from '#competition/read.ts';
import { figuresCsv } from '#competition/figures-csv.ts';

const cell = (offers: readonly number[], quartiles: [number, number, number], within: number) =>
  countCell(offers, { quartiles, within: { count: within, share: 0 } });

const countDots = ({ drawing }: ReturnType<typeof cellFacts>, part?: string) =>
  drawing.filter((one) => part === undefined || one.part === part).reduce((sum, one) => sum + one.dots, 0);

it('a sentence is about a hundred contracts, and its drawing shows the same numbers', () => {
  const facts = cellFacts(cell([226, 320, 300, 209, 110, 60, 40, 20, 15, 10], [2, 3, 4], 829));
  expect(facts).toMatchObject({ of: 100, median: 3, from: 2, to: 4, single: 17, within: 63 });
  expect([
    countDots(facts),
    countDots(facts, 'single'),
    countDots(facts, 'within'),
    countDots(facts, 'outside'),
  ]).toEqual([100, 17, 63, 20]);
});

it('a sentence is about every contract where there are fewer than a hundred', () => {
  const facts = cellFacts(cell([4, 10, 12, 6, 5, 4, 0, 0, 0, 0], [2, 3, 4], 28));
  expect(facts).toMatchObject({ of: 41, single: 4, within: 28 });
  expect(facts.drawing.map((one) => [one.offers, one.dots])).toEqual([
    [1, 4],
    [2, 10],
    [3, 12],
    [4, 6],
    [5, 5],
    [6, 4],
  ]);
});

it('a single offer is between the quartiles where the first is one', () => {
  const facts = cellFacts(cell([41, 5, 7, 0, 0, 0, 0, 0, 0, 0], [1, 1, 1], 41));
  expect(facts).toMatchObject({ of: 53, single: 41, within: 41 });
});

it('the last column has two parts where the third quartile is ten or more', () => {
  const facts = cellFacts(cell([4, 4, 4, 8, 8, 8, 8, 8, 8, 40], [4, 12, 19], 74));
  expect(facts).toMatchObject({ of: 100, single: 4, within: 74 });
  expect(facts.drawing.filter(({ offers }) => offers === 10)).toEqual([
    { offers: 10, part: 'within', dots: 26 },
    { offers: 10, part: 'outside', dots: 14 },
  ]);
});

const say = translator('fr')('competition.say');

describe.each([
  ['usual', cell([17, 23, 24, 16, 8, 4, 2, 2, 2, 2], [2, 3, 4], 63)],
  ['from one offer', cell([30, 30, 20, 10, 10], [1, 2, 3], 80)],
  ['one number of offers', cell([0, 0, 0, 90, 10], [4, 4, 4], 90)],
  ['a single offer only', cell([80, 20], [1, 1, 1], 80)],
  ['past ten', cell([10, 0, 0, 10, 10, 10, 10, 10, 10, 30], [4, 8, 14], 80)],
  ['all of ten and more between the quartiles', cell([2, 0, 0, 0, 0, 0, 0, 0, 0, 98], [10, 12, 19], 98)],
  ['ten and more only', cell([2, 0, 0, 0, 0, 0, 0, 0, 0, 98], [19, 19, 19], 83)],
])('the sentence and drawing of %s', (_, drawn) => {
  const facts = cellFacts(drawn);

  it('a drawing has a dot for each contract', () => {
    const { outlines } = drawColumns(facts.drawing);
    const dots = Object.values(outlines).join('').match(/m/gi) ?? [];
    expect(dots).toHaveLength(facts.of);
  });

  it('a sentence has no placeholder left', () => {
    const { expect: expected, shares } = formatFacts(facts, say);
    expect([expected, shares, describeDrawing(facts, say)].join(' ')).not.toContain('{{');
  });
});

const source = (cpv: string, only: boolean, cells: Record<string, Cell>): Figures =>
  ({
    source: { cpv, only },
    bands: [
      { from: 0, to: 1000 },
      { from: 1000, to: null },
    ],
    cells,
    tooFew: {},
  }) as unknown as Figures; // only what is read of it
const tender = { cpv: '45212000', procedure: 'adaptee', amount: 999, region: '53' } as const;
const [small, middle, large] = [countCell([40]), countCell([50]), countCell([90])];
const cells = { all: large, 'region=53': middle, 'procedure=adaptee&band=0&region=53': small };
const works = source('4521', false, cells);

it.each([
  ['its procedure, amount and region', {}, { procedure: 'adaptee', band: 0, region: '53' }],
  ['its region, where its procedure has too few', { procedure: 'ouvert' }, { region: '53' }],
  ['its region, where its amount has too few', { amount: 1000 }, { region: '53' }],
] as const)('a tender is measured by the smallest choice that it belongs to: %s', (_, other, choice) => {
  expect(findMeasured([works], { ...tender, ...other })?.choice).toEqual(choice);
});

it.each([
  ['another region', { region: '11' }],
  // Roofs and insulation are building works, and not in an extract of CPV 4521.
  ['a trade that the source does not hold', { cpv: '45261900' }],
  ['a neighbouring trade', { cpv: '45321000' }],
] as const)('a tender of %s is not measured', (_, other) => {
  expect(findMeasured([works], { ...tender, ...other })).toBeUndefined();
});

it('a tender is not measured by the purchases of a single buyer', () => {
  expect(findMeasured([source('', true, cells)], tender)).toBeUndefined();
});

it.each(readCompetition().map((figures) => [figures.source.id, figures] as const))(
  'the CSV of %s has every choice, with its place, source, licence, day and rules',
  (_, figures) => {
    const lines = parse<Record<string, string>>(figuresCsv(figures), {
      bom: true,
      delimiter: ';',
      columns: true,
    });
    expect(lines).toHaveLength(Object.keys(figures.cells).length + Object.keys(figures.tooFew).length);
    const { single, oneMore, consultations } = figures.cells['all'] ?? {};
    expect(lines.find(({ choice }) => choice === 'all')).toMatchObject({
      consultations: String(consultations),
      single_low: String(single?.low).replace('.', ','),
      one_more: String(oneMore).replace('.', ','),
      next_wider_choice: '',
      source: figures.source.address,
      computed: figures.source.computed,
      rules: String(figures.source.rules),
    });
    const few = lines.filter(({ median }) => median === '');
    expect(few.every(({ next_wider_choice: wider = '' }) => wider in figures.cells)).toBe(true);
  },
);
