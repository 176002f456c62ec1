import type { Locale } from '#locales.ts';
import { rulerParts, rulerScale, type RulerPart } from '#rules/ruler.ts';
import { currentSteps, findEnd, findStep, type DatedRule, type Purchase } from '#rules/thresholds.ts';
import { NATIONAL_NOTICE_BUYERS, type Buyer, type Level } from '#schemas/thresholds.ts';

/** A rule with the keys of its texts, and what is announced for the time after it. */
interface Rule extends DatedRule {
  readonly texts: readonly string[];
  readonly announced?: string | undefined;
}

/** A text of the law, with its address where it is known. */
export interface LegalText {
  readonly name: string;
  readonly url?: string | undefined;
}

type ByProcedure = Readonly<Record<'none' | 'adapted' | 'formal' | 'ordinary', string>>;

/** Words of an answer; `{{…}}` is filled in here. */
interface Words {
  readonly verdict: Readonly<Record<Level | 'unknown', string>>;
  readonly procedure: Readonly<Record<Level, string>>;
  readonly publication: Readonly<
    Record<'none' | 'free' | 'notice' | 'ted' | 'boampAndTed' | 'ordinary', string>
  >;
  readonly time: ByProcedure;
  readonly standstill: ByProcedure;
  readonly ruler: Readonly<Record<'from', string>>;
  readonly note: Readonly<Record<'none' | 'ordinary' | 'until' | 'unknown', string>>;
}

/** Rules and words that an answer is made from. */
export interface ThresholdData {
  readonly rules: readonly Rule[];
  readonly texts: Readonly<Record<string, LegalText>>;
  /** Keys of the texts on time limits and standstill, by level. */
  readonly limits: Readonly<Record<Level, readonly string[]>>;
  readonly words: Words;
}

/** Bar of the thresholds of a buyer, with the place of the amount. */
export interface AnswerRuler {
  readonly label: string;
  readonly parts: readonly (RulerPart & { readonly text: string })[];
  readonly mark: { readonly at: number; readonly text: string };
}

/** Answer to a purchase. Without a rule in force it has neither facts nor a ruler. */
export interface ThresholdAnswer {
  readonly level: Level | 'unknown';
  readonly verdict: string;
  readonly note: string;
  readonly facts?: Readonly<Record<'procedure' | 'publication' | 'time' | 'standstill', string>>;
  readonly texts: readonly LegalText[];
  readonly ruler?: AnswerRuler;
}

/** Describes the procedure of a purchase: its verdict, facts, texts and place among the thresholds. */
export function describeAnswer(
  purchase: Purchase,
  { rules, texts, limits, words }: ThresholdData,
  locale: Locale,
): ThresholdAnswer {
  const step = findStep(rules, purchase);
  if (step === undefined || step.isExpired) {
    const ended = fill(words.note.unknown, { day: formatDay(step?.rule.until ?? purchase.day, locale) });
    return {
      level: 'unknown',
      verdict: words.verdict.unknown,
      note: [ended, step?.rule.announced].filter(Boolean).join(' '),
      texts: [],
    };
  }
  const { level, texts: own } = step.rule;
  const end = findEnd(rules, purchase);
  const notes = [
    level === 'none' || level === 'ordinary' ? words.note[level] : '',
    end === undefined ? '' : fill(words.note.until, { day: formatDay(end.day, locale) }),
    end?.next?.isExpired ? end.next.rule.announced : '',
  ];
  const procedure = level === 'none' || level === 'formal' || level === 'ordinary' ? level : 'adapted';
  return {
    level,
    verdict: words.verdict[level],
    note: notes.filter(Boolean).join(' '),
    facts: {
      procedure: words.procedure[level],
      publication: words.publication[publication(level, purchase.buyer)],
      time: words.time[procedure],
      standstill: words.standstill[procedure],
    },
    texts: [...own, ...limits[level]].flatMap((key) => texts[key] ?? []),
    ruler: describeRuler(purchase, rules, words, locale),
  };
}

/** Key of the publication that a level requires of a buyer. */
export function publication(level: Level, buyer: Buyer): keyof Words['publication'] {
  if (level === 'european') return 'ted';
  if (level === 'formal') return NATIONAL_NOTICE_BUYERS.includes(buyer) ? 'boampAndTed' : 'ted';
  return level;
}

function describeRuler(
  purchase: Purchase,
  rules: readonly Rule[],
  words: Words,
  locale: Locale,
): AnswerRuler {
  const steps = currentSteps(rules, purchase).filter(({ isExpired }) => !isExpired);
  const scale = rulerScale(steps.map(({ amount }) => amount));
  const parts = rulerParts(steps, scale).map((part) => ({ ...part, text: formatEuros(part.amount, locale) }));
  return {
    label: parts
      .map(({ text, level }) => fill(words.ruler.from, { amount: text, verdict: words.verdict[level] }))
      .join(' ; '),
    parts,
    mark: { at: scale(purchase.amount), text: formatEuros(purchase.amount, locale) },
  };
}

/** Formats an amount in euros, with full no-break spaces. */
export function formatEuros(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(region(locale), {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(amount)
    .replaceAll('\u202F', '\u00A0');
}

/** Formats a day in full, such as `1er avril 2026`. */
export function formatDay(day: string, locale: Locale): string {
  const text = new Intl.DateTimeFormat(region(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

function region(locale: Locale): string {
  return locale === 'fr' ? 'fr-FR' : 'en-GB';
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
