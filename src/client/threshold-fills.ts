import { formatDay, formatMoney } from '#i18n/format.ts';
import type { thresholds } from '#i18n/messages/thresholds/fr.ts';
import type { Locale } from '#locales.ts';
import { rulerParts, rulerScale, type RulerPart } from '#rules/ruler.ts';
import { currentSteps, findEnd, findStep, type DatedRule, type Purchase } from '#rules/thresholds.ts';
import type { Fills } from '#schemas/fills.ts';
import { fill } from '#schemas/forms/wording.ts';
import { BUYERS, KINDS, NATIONAL_NOTICE_BUYERS, type Buyer, type Level } from '#schemas/thresholds.ts';

/** A rule with the keys of its texts, and what is announced for the time after it. */
interface Rule extends DatedRule {
  readonly texts: readonly string[];
  readonly announced?: string | undefined;
}

/** Words of an answer; `{{…}}` is filled in here. */
type Words = (typeof thresholds)['words'];

export interface ThresholdData {
  readonly rules: readonly Rule[];
  readonly texts: readonly string[];
  readonly limits: Readonly<Record<Level, readonly string[]>>;
  readonly words: Words;
}

/** Places of the bar: no buyer has more levels for a kind of contract. */
export const RULER_PLACES = [0, 1, 2, 3] as const;

/** Fills the answer to a purchase: its verdict, facts, texts and place among the thresholds, or that no rule is known. */
export function thresholdFills(
  purchase: Purchase,
  { rules, texts, limits, words }: ThresholdData,
  locale: Locale,
): Fills {
  const choices = [...KINDS, ...BUYERS].map((id) => [
    id,
    { hidden: id !== purchase.kind && id !== purchase.buyer },
  ]);
  const hints: Fills = Object.fromEntries(choices);
  const step = findStep(rules, purchase);
  if (step === undefined || step.isExpired) {
    const day = formatDay(step?.rule.until ?? purchase.day, locale);
    return {
      ...hints,
      verdict: { text: words.verdict.unknown },
      note: { text: joinSentences(fill(words.note.unknown, { day }), step?.rule.announced) },
      facts: { hidden: true },
      texts: { hidden: true },
      ruler: { hidden: true },
    };
  }
  const { level } = step.rule;
  const end = findEnd(rules, purchase);
  const procedure = level === 'none' || level === 'formal' || level === 'ordinary' ? level : 'adapted';
  const cited = [...step.rule.texts, ...limits[level]];
  return {
    ...hints,
    verdict: { text: words.verdict[level] },
    note: {
      text: joinSentences(
        level === 'none' || level === 'ordinary' ? words.note[level] : undefined,
        end && fill(words.note.until, { day: formatDay(end.day, locale) }),
        end?.next?.isExpired ? end.next.rule.announced : undefined,
      ),
    },
    facts: { hidden: false },
    procedure: { text: words.procedure[level] },
    publication: { text: words.publication[publication(level, purchase.buyer)] },
    time: { text: words.time[procedure] },
    standstill: { text: words.standstill[procedure] },
    texts: { hidden: cited.length === 0 },
    ...Object.fromEntries(texts.map((key) => [key, { hidden: !cited.includes(key) }])),
    ruler: { hidden: false },
    ...rulerFills(purchase, rules, words, locale),
  };
}

/** Key of the publication that a level requires of a buyer. */
export function publication(level: Level, buyer: Buyer): keyof Words['publication'] {
  if (level === 'european') return 'ted';
  if (level === 'formal') return NATIONAL_NOTICE_BUYERS.includes(buyer) ? 'boampAndTed' : 'ted';
  return level;
}

function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Fills the bar of the thresholds of a buyer, with the place of the amount. */
function rulerFills(purchase: Purchase, rules: readonly Rule[], words: Words, locale: Locale): Fills {
  const steps = currentSteps(rules, purchase).filter(({ isExpired }) => !isExpired);
  const scale = rulerScale(steps.map(({ amount }) => amount));
  const parts = rulerParts(steps, scale);
  const money = (euros: number) => formatMoney(euros, 'EUR', locale);
  const at = scale(purchase.amount);
  const isFar = at > 0.55;
  const labels = parts.map(({ amount, level }) =>
    fill(words.ruler.from, { amount: money(amount), verdict: words.verdict[level] }),
  );
  return {
    drawing: { attributes: { 'aria-label': labels.join(' ; ') } },
    ...Object.assign({}, ...RULER_PLACES.map((place) => partFills(place, parts, money))),
    mark: { attributes: { x1: toPercent(at), x2: toPercent(at) } },
    amountMark: {
      text: money(purchase.amount),
      attributes: { x: toPercent(at), dx: isFar ? -8 : 8, 'text-anchor': isFar ? 'end' : 'start' },
    },
  };
}

/** Fills a part of the bar and its amount below; four amounts stand on two lines in turn, so that they never meet. */
function partFills(place: number, parts: readonly RulerPart[], money: (euros: number) => string): Fills {
  const part = parts[place];
  if (part === undefined) return { [`part${place}`]: { attributes: { display: 'none' } } };
  const x = toPercent(part.from);
  return {
    [`part${place}`]: { attributes: { display: 'inline' } },
    [`bar${place}`]: { attributes: { class: part.level, x, width: toPercent(part.to - part.from) } },
    [`amount${place}`]: {
      text: place === 0 ? '' : money(part.amount),
      attributes: { x, y: parts.length > 3 && place % 2 === 0 ? 88 : 70 },
    },
  };
}

function toPercent(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}
