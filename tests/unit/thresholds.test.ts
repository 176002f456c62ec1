import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it, test } from 'vitest';
import { publication, thresholdFills } from '#client/threshold-fills.ts';
import { readThresholds, thresholdWarnings } from '#editorial/data/thresholds.ts';
import { thresholdMessages } from '#i18n/messages/thresholds/index.ts';
import { useMessages } from '#i18n/translate.ts';
import { rulerParts, rulerScale } from '#rules/ruler.ts';
import { currentSteps, findEnd, findStep } from '#rules/thresholds.ts';
import { BUYERS, KINDS, type Buyer, type Kind } from '#schemas/thresholds.ts';

const thresholds = readThresholds('fr');
const { rules } = thresholds;

/** Answers in one word: level and publication, or the day on which the last known rule ended. */
function answer(buyer: Buyer, kind: Kind, amount: number, day: string): string {
  const step = findStep(rules, { buyer, kind, amount, day });
  if (step === undefined) return 'before the tool';
  if (step.isExpired) return `unknown since ${step.rule.until}`;
  return `${step.rule.level}, ${publication(step.rule.level, buyer)}`;
}

const NOW = '2026-11-28';
const NONE = 'none, none';
const FREE = 'free, free';
const NOTICE = 'notice, notice';
const FORMAL = 'formal, boampAndTed';
const FORMAL_TED = 'formal, ted';
const EUROPEAN = 'european, ted';
const ORDINARY = 'ordinary, ordinary';

it.each([
  // The State and its administrative bodies
  ['state', 'supplies', 0.01, NOW, NONE, 'R2122-8'],
  ['state', 'supplies', 60_000, NOW, FREE, 'R2131-12, 1°'],
  ['state', 'supplies', 90_000, NOW, NOTICE, 'R2131-12, 2°'],
  ['state', 'supplies', 139_999, NOW, NOTICE, 'annexe 2'],
  ['state', 'supplies', 140_000, NOW, FORMAL, 'annexe 2 ; R2131-16, 1°'],
  ['state', 'works', 5_403_999, NOW, NOTICE, 'R2131-12, 2°'],
  ['state', 'social', 749_999, NOW, FREE, 'R2131-14'],
  ['state', 'social', 750_000, NOW, EUROPEAN, 'R2131-15'],
  // Local authorities and hospitals
  ['local', 'supplies', 59_999.99, NOW, NONE, 'R2122-8'],
  ['local', 'supplies', 60_000, NOW, FREE, 'R2131-12, 1°'],
  ['local', 'supplies', 90_000, NOW, NOTICE, 'R2131-12, 2°'],
  ['local', 'supplies', 140_000, NOW, NOTICE, 'annexe 2'],
  ['local', 'supplies', 215_999, NOW, NOTICE, 'annexe 2'],
  ['local', 'supplies', 216_000, NOW, FORMAL, 'annexe 2 ; R2131-16, 1°'],
  ['local', 'works', 99_999, NOW, NONE, 'R2122-8'],
  ['local', 'works', 100_000, NOW, NOTICE, 'R2131-12, 2°'],
  ['local', 'works', 5_404_000, NOW, FORMAL, 'annexe 2 ; R2131-16, 1°'],
  ['local', 'social', 59_999, NOW, NONE, 'R2122-8'],
  ['local', 'social', 300_000, NOW, FREE, 'R2123-1, 3° ; R2131-14'],
  ['local', 'innovative', 99_999.99, NOW, NONE, 'R2122-9-1'],
  ['local', 'innovative', 100_000, NOW, ORDINARY, 'R2122-9-1, a contrario'],
  // Other buyers choose their publicity below the thresholds, and publish on TED alone above them
  ['other', 'supplies', 45_000, NOW, NONE, 'R2122-8'],
  ['other', 'supplies', 215_999, NOW, FREE, 'R2131-13 ; R2100-1 (a social landlord)'],
  ['other', 'supplies', 250_000, NOW, FORMAL_TED, 'R2131-16, 2°'],
  ['other', 'works', 150_000, NOW, FREE, 'R2131-13'],
  ['other', 'social', 750_000, NOW, EUROPEAN, 'R2131-15'],
  // Network operators
  ['publicNetwork', 'supplies', 100_000, NOW, NOTICE, 'R2131-12, 2° (a syndicate)'],
  ['publicNetwork', 'supplies', 431_999, NOW, NOTICE, 'annexe 2'],
  ['publicNetwork', 'supplies', 432_000, NOW, FORMAL, 'annexe 2 ; R2131-16, 1°'],
  ['publicNetwork', 'social', 999_999, NOW, FREE, 'directive 2014/25, art. 15'],
  ['publicNetwork', 'social', 1_000_000, NOW, EUROPEAN, 'directive 2014/25, art. 15 ; R2131-15'],
  ['networkCompany', 'supplies', 100_000, NOW, FREE, 'R2131-13 (EDF, SNCF)'],
  ['networkCompany', 'supplies', 432_000, NOW, FORMAL_TED, 'R2131-16, 2°'],
  // The exemption of supplies and services rose on 1 April 2026
  ['local', 'supplies', 39_999, '2026-03-31', NONE, 'R2122-8 before decree 2025-1386'],
  ['local', 'supplies', 45_000, '2026-03-15', FREE, 'R2122-8 before decree 2025-1386'],
  ['local', 'supplies', 45_000, '2026-04-01', NONE, 'R2122-8 ; decree 2025-1386'],
  ['local', 'social', 50_000, '2026-03-31', FREE, 'R2122-8 before decree 2025-1386'],
  // European thresholds of 2024 and 2025
  ['state', 'supplies', 141_000, '2025-12-15', NOTICE, '143 000 until 31 December 2025'],
  ['state', 'supplies', 143_000, '2024-01-01', FORMAL, '143 000 from 1 January 2024'],
  ['local', 'supplies', 218_000, '2025-12-15', NOTICE, '221 000 until 31 December 2025'],
  ['local', 'supplies', 218_000, '2026-01-01', FORMAL, '216 000 from 1 January 2026'],
  ['other', 'supplies', 221_000, '2024-06-01', FORMAL_TED, '221 000 ; R2131-16, 2°'],
  ['networkCompany', 'supplies', 440_000, '2025-06-01', FREE, '443 000 until 31 December 2025'],
  ['local', 'works', 5_450_000, '2025-12-31', NOTICE, '5 538 000 until 31 December 2025'],
  ['local', 'works', 5_450_000, '2026-01-01', FORMAL, '5 404 000 from 1 January 2026'],
  ['local', 'works', 99_999, '2024-07-01', NONE, 'decree 2022-1683'],
  ['local', 'works', 99_999, '2025-07-01', NONE, 'decree 2024-1217'],
  // After the last rule that was read
  ['local', 'works', 80_000, '2027-01-01', 'unknown since 2026-12-31', 'R2122-8 read for 2026'],
  ['local', 'works', 140_000, '2027-01-15', NOTICE, 'R2131-12, above both exemptions'],
  ['local', 'supplies', 50_000, '2028-01-15', NONE, 'R2122-8 has no end'],
  ['local', 'supplies', 216_000, '2028-01-15', 'unknown since 2027-12-31', 'annexe 2 until 2027'],
  ['local', 'supplies', 100_000, '2028-01-15', 'unknown since 2027-12-31', 'annexe 2 until 2027'],
  ['local', 'supplies', 100_000, '2023-12-31', 'before the tool', 'the tool begins in 2024'],
] as const)(
  'thresholds: %s buyer, %s of %d € on %s: %s (%s)',
  (buyer, kind, amount, day, expected, _article) => {
    expect(answer(buyer, kind, amount, day)).toBe(expected);
  },
);

test('thresholds never become lighter as the amount grows, and answer every buyer and kind of today', () => {
  assert(
    property(
      constantFrom(...BUYERS),
      constantFrom(...KINDS),
      integer({ min: 0, max: 10_000_000 }),
      integer({ min: 0, max: 10_000_000 }),
      (buyer, kind, amount, more) => {
        const steps = currentSteps(rules, { buyer, kind, day: NOW });
        const place = (euros: number) =>
          steps.findIndex(
            ({ rule }) => rule === findStep(rules, { buyer, kind, amount: euros, day: NOW })?.rule,
          );
        expect(place(amount)).toBeGreaterThanOrEqual(0);
        expect(place(amount + more)).toBeGreaterThanOrEqual(place(amount));
      },
    ),
  );
});

test('a ruler of thresholds has no gap from one end to the other', () => {
  for (const buyer of BUYERS)
    for (const kind of KINDS) {
      const steps = currentSteps(rules, { buyer, kind, day: NOW });
      const parts = rulerParts(steps, rulerScale(steps.map(({ amount }) => amount)));
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([0, 1]);
      for (const [index, part] of parts.slice(1).entries()) {
        expect(part.from).toBe(parts[index]?.to);
        expect(part.from).toBeGreaterThan(parts[index]?.from ?? 1);
      }
    }
});

test('an answer after the last known rule has no facts, and says when the rule ended and what is announced', () => {
  const words = useMessages('fr', thresholdMessages)('thresholds.words');
  const data = { ...thresholds, texts: Object.keys(thresholds.texts), words };
  const ended = { buyer: 'local', kind: 'works', amount: 80_000, day: '2027-01-15' } as const;
  const { facts, note } = thresholdFills(ended, data, 'fr');
  expect(facts?.hidden).toBe(true);
  expect(note?.text).toContain('31 décembre 2026');
  expect(note?.text).toContain(rules.find(({ announced }) => announced !== undefined)?.announced);
  expect(thresholdFills({ ...ended, day: NOW }, data, 'fr')['publication']?.text).not.toBe('');
});

test('a build warns of a rule without a successor from 60 days before its end', () => {
  const isWarned = (day: string) => thresholdWarnings(day).some((text) => text.includes('2026-12-31'));
  expect(isWarned('2026-10-31')).toBe(false);
  expect(isWarned('2026-11-01')).toBe(true);
  expect(isWarned('2027-02-01')).toBe(true);
});

test('an answer holds until the first day on which another rule applies or none is known', () => {
  const end = (buyer: Buyer, kind: Kind, amount: number, day: string) =>
    findEnd(rules, { buyer, kind, amount, day })?.day;
  expect(end('local', 'works', 120_000, NOW)).toBe('2026-12-31');
  expect(end('local', 'works', 350_000, NOW)).toBe('2027-12-31');
  expect(end('local', 'supplies', 45_000, '2026-03-15')).toBe('2026-03-31');
  expect(end('local', 'innovative', 45_000, NOW)).toBeUndefined();
});
