import { assert, double, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { CHART, layOutChart } from '#competition/bid/chart.ts';
import { bidMessages, fillBid } from '#competition/bid/fills.ts';
import type { Fills } from '#schemas/fills.ts';
import { EXAMPLE, readBid, type ReadBid } from '#competition/bid/read.ts';
import { chanceQuery, bidValue, bidYear, type Bid } from '#competition/bid/value.ts';
import { translator } from '../../support/translate.ts';
import { LOCALES } from '#locales.ts';
import { BID_EXAMPLE, BID_LIMITS } from '#schemas/competition/bid.ts';

const typed = { days: '10', rate: '400', margin: '20 000', low: '10', high: '30 %', year: '100' };
const bid: Bid = { days: 10, rate: 400, margin: 20_000, chance: { low: 0.1, high: 0.3 } };

const anyBid = tuple(
  integer({ min: 1, max: 500 }),
  integer({ min: 1, max: 3_000 }),
  integer({ min: 1, max: 2_000_000 }),
  double({ min: 0, max: 1, noNaN: true }),
  double({ min: 0, max: 1, noNaN: true }),
).map(([days, rate, margin, one, other]): Bid => ({
  days,
  rate,
  margin,
  chance: { low: Math.min(one, other), high: Math.max(one, other) },
}));

it('bid fields: are read as typed in either language', () => {
  const read = readBid({
    ...typed,
    days: '2,5 jours',
    rate: '€1,200',
    margin: "30'000.50 €",
    low: '12.5%',
  });
  expect(read).toEqual({
    bid: { days: 2.5, rate: 1_200, margin: 30_000.5, chance: { low: 0.125, high: 0.3 } },
    year: 100,
  });
});

it('bid fields: those missing in an address have the values of the example', () => {
  expect(readBid({})).toEqual(EXAMPLE);
  expect(readBid({ low: '20' })).toMatchObject({ bid: { days: BID_EXAMPLE.days, chance: { low: 0.2 } } });
});

it.each([
  ['33,333', 0.33333],
  ['0.125', 0.00125],
])('bid fields: a chance of %s keeps its decimals', (typedChance, chance) => {
  const read = readBid({ low: typedChance, high: '90' }) as ReadBid;
  expect(read.bid.chance.low).toBeCloseTo(chance, 9);
});

it('bid fields: decimals follow a zero, other groups are thousands', () => {
  expect(readBid({ days: '0.125', margin: '33.333' })).toMatchObject({
    bid: { days: 0.125, margin: 33_333 },
  });
});

it.each([
  ['days', '', 'missing'],
  ['days', 'beaucoup', 'unreadable'],
  ['rate', '0', 'zero'],
  ['margin', '-5', 'unreadable'],
  ['margin', String(BID_LIMITS.margin + 1), 'tooLarge'],
  ['high', '101', 'tooLarge'],
  ['high', '5', 'order'],
  ['year', '0', 'zero'],
] as const)(
  'bid answer: says of %s "%s" that it is %s, and what to do in each language',
  (field, value, fault) => {
    const read = readBid({ ...typed, [field]: value });
    if (!('faults' in read)) throw new Error('It was read.');
    expect([...read.faults]).toEqual([[field, fault]]);
    for (const locale of LOCALES) {
      const { [field]: message = '' } = bidMessages(
        read.faults,
        translator(locale)('bidOrNot.words'),
        locale,
      );
      expect(message).toMatch(/\S.{10,}\.$/);
      expect(message).not.toContain('{{');
    }
  },
);

it.each([
  [{ low: 0.3, high: 0.5 }, 'worth', [2000, 6000]],
  [{ low: 0.05, high: 0.2 }, 'notWorth', [-3000, 0]],
  [{ low: 0.1, high: 0.5 }, 'open', [-2000, 6000]],
] as const)('bid answer: with a chance of %j it is %s', (chance, verdict, [low, high]) => {
  expect(bidValue({ ...bid, chance })).toMatchObject({
    cost: 4000,
    breakEven: 0.2,
    verdict,
    value: { low, high },
  });
});

it('bid value: takes the chance of one more bidder from the explorer, in percent', () => {
  expect(chanceQuery({ oneMore: 0.2864 }, 'en')).toBe('low=28.6&high=28.6&from=explorer');
  expect(chanceQuery({ oneMore: 0.2864 }, 'fr')).toBe('low=28%2C6&high=28%2C6&from=explorer');
});

it('bid year: counts affordable answers, wins needed, and the risk of none', () => {
  const year = bidYear(bid, 45);
  expect(year).toMatchObject({ answers: 4, winsNeeded: 1 });
  expect([year.wins.high, year.none.low, year.none.high].map((value) => value.toFixed(4))).toEqual([
    '1.2000',
    '0.2401',
    '0.6561',
  ]);
  expect(bidYear({ ...bid, days: 0 }, 100).answers).toBe(0);
});

it('bid year: the wins needed pay for every answer, and no more', () => {
  assert(
    property(anyBid, integer({ min: 0, max: 5_000 }), (any, days) => {
      const { answers, winsNeeded } = bidYear(any, days);
      const cost = answers * any.days * any.rate;
      expect(winsNeeded * any.margin).toBeGreaterThanOrEqual(cost * (1 - 1e-5));
      expect((winsNeeded - 1) * any.margin).toBeLessThan(Math.max(cost * (1 + 1e-5), Number.MIN_VALUE));
    }),
  );
});

it('bid chart: stays in its frame and crosses zero at break-even', () => {
  assert(
    property(anyBid, (any) => {
      const drawing = layOutChart(any);
      for (const point of [drawing.from, drawing.to, drawing.low, drawing.high]) {
        expect(point.x).toBeGreaterThanOrEqual(CHART.left);
        expect(point.x).toBeLessThanOrEqual(CHART.right);
        expect(point.y).toBeGreaterThanOrEqual(CHART.top);
        expect(point.y).toBeLessThanOrEqual(CHART.bottom);
        // Above zero on the drawing is a gain, within what rounding to a tenth can hide.
        expect((drawing.zero - point.y) * point.value).toBeGreaterThanOrEqual(-0.1 * Math.abs(point.value));
      }
      expect(drawing.end).toBeGreaterThanOrEqual(any.chance.high);
      const { breakEven = Infinity } = bidValue(any);
      expect(drawing.breakEven?.y).toBe(breakEven <= drawing.end ? drawing.zero : undefined);
    }),
  );
});

const say = (read: ReadBid, locale: (typeof LOCALES)[number] = 'fr') =>
  fillBid(read, { ...translator(locale)('bidOrNot.words'), demo: '/demo' }, locale);
const text = (fills: Fills, slot: string) => (fills[slot]?.text ?? '').replaceAll('\u00A0', ' ');

it('bid answer: states break-even, the range of loss and gain, and the cost that would pay', () => {
  const fills = say({ bid, year: 100 });
  expect(text(fills, 'breakEven')).toBe('20 %');
  expect(text(fills, 'verdict')).toMatch(/10 %.*2 000 €.*30 %.*2 000 €/);
  expect(text(fills, 'lever')).toMatch(/2 000 €.*10 %/);
});

it('bid answer: says that no chance pays when the margin is below the cost', () => {
  const fills = say({ bid: { ...bid, margin: 3_000 }, year: 100 });
  expect(fills['need']?.hidden).toBe(true);
  expect(text(fills, 'verdict')).toMatch(/4 000 €.*3 000 €/);
  expect(fills['lever']?.hidden).toBe(true);
  expect(fills['evenLabel']?.attributes).toMatchObject({ display: 'none' });
});

it('bid answer: every placeholder is filled, and every slot exists once per language', () => {
  assert(
    property(anyBid, integer({ min: 1, max: 3_000 }), (any, year) => {
      for (const locale of LOCALES) {
        const fills = say({ bid: any, year }, locale);
        expect(JSON.stringify(fills)).not.toMatch(/\{\{|NaN|Infinity|undefined/);
        expect(Object.keys(fills)).toEqual(Object.keys(say(EXAMPLE, locale)));
      }
    }),
  );
});

it('bid answer: the demo link carries its figures and nothing else', () => {
  expect(say({ bid, year: 100 })['demo']?.attributes).toEqual({
    href: '/demo?calcul=10-400-20000-10-30#demo-form',
  });
});
