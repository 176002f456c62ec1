import { TENDER_WORDS, TENDERS } from '../../editorial/tenders.ts';
import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';
import { CRITERIA, SECTORS } from '../../schemas/profile.ts';
import type { Tender } from '../../schemas/tender.ts';

/** A sample tender as it is read: every value worded in the page's language. */
export interface SampleRow {
  readonly id: string;
  readonly title: string;
  readonly buyer: string;
  readonly budget: string;
  readonly deadline: string;
  /** What falls due, where it is not the tender itself. */
  readonly deadlineNote: string | null;
  readonly duration: string;
  readonly holder: string;
  readonly status: string;
  readonly statusNote: string | null;
  /** Weights of price, quality and performance, which add up to 100. */
  readonly criteria: readonly number[];
}

/** Samples under one heading. */
export interface SampleGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SampleRow[];
}

/** How many samples there are. */
export const SAMPLE_COUNT = TENDERS.length;

/** What must be said beside the samples: that everything in them is invented. */
export function sampleNotice(locale: Locale): string {
  return typeset(TENDER_WORDS.notice[locale], locale);
}

/** The samples of `content/tenders.json`, by sector. Days are counted from the reader's own: they never age. */
export function sampleGroups(locale: Locale): SampleGroup[] {
  return SECTORS.map((id) => ({
    id,
    title: typeset(TENDER_WORDS.sectors[id][locale], locale),
    rows: TENDERS.filter(({ sector }) => sector === id).map((tender) => row(tender, locale)),
  })).filter(({ rows }) => rows.length > 0);
}

function row(tender: Tender, locale: Locale): SampleRow {
  const t = translator(locale);
  const text = (wording: Record<Locale, string>) => typeset(wording[locale], locale);
  return {
    id: tender.id,
    title: text(tender.title),
    buyer: text(tender.buyer),
    budget: formatMoney(tender.budgetEurExVat, 'EUR', locale),
    deadline: t('demo.console.days', { days: tender.deadlineInDays }),
    deadlineNote: tender.deadlineKind === 'applications' ? t('demo.console.applications') : null,
    duration: duration(tender, locale),
    holder: text(tender.previousHolder),
    status: text(TENDER_WORDS.statuses[tender.status]),
    statusNote:
      tender.publicationInDays === null
        ? null
        : t('demo.console.expected', { days: tender.publicationInDays }),
    criteria: CRITERIA.map((name) => tender.criteria[name]),
  };
}

/** The months of the contract, and those of its renewals: `36 + 12`, `24 + 2 × 12`. */
function duration(tender: Tender, locale: Locale): string {
  const { durationMonths: months, renewals, renewalMonths } = tender;
  const t = translator(locale);
  if (renewals === 0) return t('demo.console.months', { months });
  const added = renewals === 1 ? `${renewalMonths}` : `${renewals} × ${renewalMonths}`;
  return t('demo.console.renewals', { months, added });
}
