import { formatDay, formatMoney, formatNumber } from '#i18n/format.ts';
import { analysis } from '#i18n/messages/analysis/index.ts';
import { answers } from '#i18n/messages/answers/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { forms } from '#i18n/messages/forms/index.ts';
import { product } from '#i18n/messages/product/index.ts';
import { useMessages, type Translate } from '#i18n/translate.ts';
import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';
import { ConsoleDataSchema, type ConsoleData, type ConsoleTender } from '#schemas/console.ts';
import type { ConsoleTexts } from '#schemas/console-texts.ts';
import type { Tender } from '#schemas/content/tender.ts';
import { CURRENCY } from '#site.ts';
import { scoreTexts } from '#editorial/data/tender-fields.ts';
import { sampleTenders, tenderWords, type Sample } from '#editorial/data/tenders.ts';

/** Special report 28/2023 of the European Court of Auditors. */
const averageSource = (locale: Locale) => `https://www.eca.europa.eu/${locale}/publications/SR-2023-28`;

type ConsoleTranslate = Translate<
  typeof analysis | typeof answers | typeof common | typeof forms | typeof product
>;

/** Data that the console fetches in a language: the samples and every text around them, checked. */
export function consoleData(locale: Locale): ConsoleData {
  const t = useMessages(locale, analysis, answers, common, forms, product);
  const tenders = sampleTenders().map((tender) => consoleTender(tender, t));
  return ConsoleDataSchema.parse({ texts: texts(t), tenders });
}

/** Months of a contract, and those of its renewals: `36 + 12`, `24 + 2 × 12`. */
function durationInWords(tender: Tender, t: ConsoleTranslate): string {
  const { durationMonths: months, renewals, renewalMonths } = tender;
  if (renewals === 0) return t('demo.console.months', { months });
  const added = renewals === 1 ? `${renewalMonths}` : `${renewals} × ${renewalMonths}`;
  return t('demo.console.renewals', { months, added });
}

function texts(t: ConsoleTranslate): ConsoleTexts {
  const { published, upcoming } = tenderWords().statuses;
  return {
    ...t('analysis'),
    ...scoreTexts(t.locale),
    sample: t('common.sample'),
    sectors: t('demoForm.sectors'),
    labels: t('scoring.factors'),
    terms: t('scoring.tender'),
    statuses: { published: published[t.locale], upcoming: upcoming[t.locale] },
    links: {
      formula: `${href('product', t.locale)}#formula`,
      demo: href('demo', t.locale),
      bid: href('bidOrNot', t.locale),
    },
  };
}

function consoleTender(tender: Sample, t: ConsoleTranslate): ConsoleTender {
  const { locale } = t;
  return {
    ...tender, // the schema leaves out what the console does not read
    title: tender.title[locale],
    buyer: tender.buyer[locale],
    summary: tender.summary[locale],
    procedure: tender.procedure[locale],
    holder: tender.previousHolder[locale],
    isMaximum: tender.technique === 'framework',
    budget: formatMoney(tender.budgetEurExVat, CURRENCY, locale),
    duration: durationInWords(tender, t),
    evidence: tender.bidsReceivedLastTime === null ? tenderEvidence(tender, t) : null,
  };
}

/** Origin of the start of a sample's score: the measured markets, or the average of the Union. */
function tenderEvidence({ evidence }: Sample, t: ConsoleTranslate): ConsoleTender['evidence'] {
  const { locale } = t;
  if (evidence === undefined) return { text: t('analysis.evidence.average'), address: averageSource(locale) };
  const { source, cell } = evidence;
  const text = t('analysis.evidence.measured', {
    cpv: source.cpv,
    n: formatNumber(cell.contracts, locale),
    from: formatDay(cell.period.from, locale),
    to: formatDay(cell.period.to, locale),
    scope: typeset(source.scope[locale], locale),
    licence: source.licence,
    day: formatDay(source.computed, locale),
  });
  return { text, address: source.address };
}
