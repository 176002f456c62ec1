import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PROFILE, SECTORS, wishError, withSector, type Profile } from '#schemas/profile.ts';
import { compareTrade, findCapacity } from '#rules/levels.ts';
import { isWished, rank } from '#rules/ranking.ts';
import { scoreTender } from '#rules/score.ts';
import { findVerdict, pickOfEachVerdict, VERDICTS } from '#rules/verdict.ts';
import { dayAfter, dueDay, isWorkingDay } from '#rules/working-days.ts';
import { sampleTenders, tenderWords } from '#editorial/data/tenders.ts';
import { BUILDING, profiles, tenders, TRADE_LIST } from './samples.ts';

const upcoming = { ...BUILDING, status: 'upcoming', deadlineInDays: null } as const;
const wishes = (wished: Partial<Profile>) => ({ ...DEFAULT_PROFILE, ...wished });

test.each([
  [{ budgetMin: 150_000 }, true],
  [{ budgetMin: 150_001 }, false],
  [{ budgetMax: 150_000 }, true],
  [{ budgetMax: 149_999 }, false],
  [{ deadlineMin: 12 }, true],
  [{ deadlineMin: 13 }, false],
  [{ status: 'published' }, true],
  [{ status: 'upcoming' }, false],
] as const)('a tender of 150,000 euros with 12 days left, for the wish %j: %s', (wish, expected) => {
  expect(isWished(BUILDING, wishes(wish))).toBe(expected);
});

test('a deadline that is not published hides no tender, and is sorted last', () => {
  expect(isWished(upcoming, wishes({ deadlineMin: 400 }))).toBe(true);
  const ranked = rank([upcoming, { ...BUILDING, deadlineInDays: 40 }, BUILDING], DEFAULT_PROFILE, 'deadline');
  expect(ranked.map(({ tender }) => tender.deadlineInDays)).toEqual([12, 40, null]);
});

test('the rest of what the firm is never hides a tender', () => {
  fc.assert(
    fc.property(tenders, profiles, profiles, (tender, wished, firm) => {
      const { budgetMin, budgetMax, deadlineMin, status } = wished;
      expect(isWished(tender, { ...firm, budgetMin, budgetMax, deadlineMin, status })).toBe(
        isWished(tender, wished),
      );
    }),
  );
});

test.each([
  [{ budgetMin: -1 }, 'budget'],
  [{ budgetMin: 1e12 }, 'budget'],
  [{ turnover: -1 }, 'budget'],
  [{ budgetMax: Number.NaN }, 'budget'],
  [{ budgetMin: 2, budgetMax: 1 }, 'budgetOrder'],
  [{ budgetMin: 2, budgetMax: 2 }, undefined],
  [{ deadlineMin: 1.5 }, 'deadline'],
])('profile: %j has an error of %s', (change, error) => {
  expect(wishError({ ...DEFAULT_PROFILE, ...change })).toBe(error);
});

test.each([
  [60, 'play'],
  [59, 'study'],
  [30, 'study'],
  [29, 'skip'],
] as const)('the verdict on %i is to %s', (percent, verdict) => expect(findVerdict(percent)).toBe(verdict));

test.each([
  // Of 3 M€: 10 % and 25 % and 50 % are still below the edge.
  [300_000, 'comfortable'],
  [300_001, 'proportionate'],
  [750_000, 'proportionate'],
  [750_001, 'stretched'],
  [1_500_000, 'stretched'],
  [1_500_001, 'excessive'],
])('%i euros a year for 11 to 50 people is %s', (budgetEurExVat, level) => {
  expect(findCapacity({ ...BUILDING, budgetEurExVat }, DEFAULT_PROFILE).level).toBe(level);
});

describe('trades', () => {
  test.each(TRADE_LIST)(
    '$code is of the trade $trade in $sector, and of no other',
    ({ sector, trade, code }) => {
      const tender = { sector, cpv: { code } };
      for (const other of TRADE_LIST) {
        const match = compareTrade(tender, { ...DEFAULT_PROFILE, sector: other.sector, trade: other.trade });
        const expected =
          other.sector !== sector ? 'otherSector' : other.trade === trade ? 'same' : 'otherTrade';
        expect(match).toBe(expected);
      }
    },
  );

  test('works have a score for builders alone', () => {
    for (const { sector, trade } of TRADE_LIST) {
      const score = scoreTender(BUILDING, { ...DEFAULT_PROFILE, sector, trade });
      expect(score === undefined).toBe(trade !== 'building');
    }
  });
});

test.each([
  ['2026-11-25', true],
  ['2026-11-28', false],
  ['2026-12-25', false],
  ['2027-03-29', false], // Easter Monday
  ['2027-05-06', false], // Ascension
  ['2027-05-17', false], // Whit Monday
  ['2027-05-07', true],
])('%s: working day is %s', (day, expected) => expect(isWorkingDay(new Date(day))).toBe(expected));

test('a day that is not worked gives way to the next one that is', () => {
  const friday = new Date(2026, 4, 1); // the First of May
  expect(dueDay(friday, 0)).toEqual(dayAfter(friday, 3));
});

describe('sample tenders', () => {
  const samples = sampleTenders();

  test.each(SECTORS)('%s has one to answer, one to study and one to leave', (sector) => {
    const ranked = rank(samples, withSector(DEFAULT_PROFILE, sector), 'chance');
    expect(new Set(ranked.map(({ score }) => score.verdict))).toEqual(new Set(VERDICTS));
  });

  test('sample tenders stand in every region and every trade', () => {
    const regions = new Set(samples.map(({ region }) => region.code));
    expect(tenderWords().regions.filter(({ code }) => !regions.has(code))).toEqual([]);
    const empty = TRADE_LIST.filter(
      ({ sector, trade }) => rank(samples, { ...DEFAULT_PROFILE, sector, trade }, 'chance').length === 0,
    );
    expect(empty).toEqual([]);
  });

  test('sample tenders are each of one trade of their sector', () => {
    for (const tender of samples) {
      const trades = TRADE_LIST.filter(
        ({ sector, trade }) => compareTrade(tender, { ...DEFAULT_PROFILE, sector, trade }) === 'same',
      );
      expect([tender.id, trades.length]).toEqual([tender.id, 1]);
    }
  });

  test('score 65 at most without a number of bids and an incumbent, whatever the firm', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.constantFrom(...TRADE_LIST),
        profiles,
        (tender, own, firm) => {
          if (tender.bidsReceivedLastTime !== null || tender.currentContractEndsInMonths !== null) return;
          const score = scoreTender(tender, { ...firm, sector: own.sector, trade: own.trade });
          expect(score?.estimate.high ?? 0).toBeLessThanOrEqual(65);
        },
      ),
    );
  });

  test('sample tenders start from a measure only where it is building works', () => {
    const codes = samples.filter(({ measured }) => measured !== null).map(({ cpv }) => cpv.code.slice(0, 4));
    expect(new Set(codes)).toEqual(new Set(['4521']));
  });
});

test.each([
  ['the best of each verdict', [80, 70, 50, 40, 20, 10], [80, 50, 20]],
  ['others where a verdict has none', [80, 70, 65, 20], [80, 70, 20]],
  ['all there are where they are few', [40, 62], [62, 40]],
])('a list of three has one tender of each verdict: %s', (_, percents, expected) => {
  const items = percents.map((percent) => ({ percent }));
  expect(pickOfEachVerdict(items).map(({ percent }) => percent)).toEqual(expected);
});
