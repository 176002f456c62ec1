import { readThresholds } from '#editorial/data/thresholds.ts';
import { scoredSample, type ScoredSample } from '#editorial/data/tenders.ts';
import { formatMoney, formatPercent } from '#i18n/format.ts';
import { common } from '#i18n/messages/common/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { pricing } from '#i18n/messages/pricing/index.ts';
import { product } from '#i18n/messages/product/index.ts';
import { resources } from '#i18n/messages/resources/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { cardTitle, href, localeOf } from '#routes.ts';
import { THEMES } from '#schemas/content/themes.ts';
import { CURRENCY, OFFER, PLANS, SITE } from '#site.ts';
import { motifOf, type Motif } from '#components/ui/cover/motif.ts';
import type { ListedPage } from '../listed-pages.ts';

/** A line of a ruled list. */
export interface Line {
  readonly label: string;
  readonly figure: string;
}

/** A sample tender filled to its chance. */
export interface Filled extends Line {
  readonly percent: number;
}

/** Drawing beside the title. */
export type Drawing =
  | { readonly kind: 'rows'; readonly rows: readonly Filled[]; readonly caption: string }
  | {
      readonly kind: 'cover';
      readonly cover: Motif | undefined;
      /** True for a chance of winning. */
      readonly isChance: boolean;
      readonly figure: string;
      readonly caption: string;
    }
  | { readonly kind: 'chance'; readonly percent: number; readonly figure: string; readonly caption: string }
  | { readonly kind: 'figure'; readonly figure: string; readonly caption: string }
  | {
      readonly kind: 'list';
      readonly cover?: Motif | undefined;
      readonly lines: readonly Line[];
      readonly caption: string;
    }
  | { readonly kind: 'mark' };

/** Everything that a card shows. */
export interface CardInputs {
  readonly product: string;
  readonly line: string;
  readonly title: string;
  readonly drawing: Drawing;
}

/** Says what the card of a page shows: its title, and its cover or the first facts of its screen. */
export function cardInputs({ path, title, documentTitle = title, cover }: ListedPage): CardInputs {
  const locale = localeOf(path);
  return {
    product: SITE.product,
    line: useMessages(locale, common, home, pricing, product, resources)('common.footer.line'),
    title: cardTitle(title, documentTitle),
    drawing: cover === undefined ? screenDrawing(path, locale) : coverDrawing(cover, locale),
  };
}

function coverDrawing(cover: NonNullable<ListedPage['cover']>, locale: Locale): Drawing {
  const { caption } = cover;
  const motif = motifOf(cover);
  switch (cover.kind) {
    case 'scale':
      return {
        kind: 'list',
        cover: motif,
        lines: cover.marks.map(({ label, note }) => ({ figure: label, label: note })),
        caption,
      };
    case 'figure':
      return { kind: 'cover', cover: motif, isChance: false, figure: cover.figure, caption };
    default: {
      const figure = formatPercent(cover.percent, locale);
      return { kind: 'cover', cover: motif, isChance: cover.kind === 'chance', figure, caption };
    }
  }
}

/** The samples on the cards of home and of the product page. */
const [HOME_SAMPLES, PRODUCT_SAMPLE] = [['EX-003', 'EX-006', 'EX-016'], 'EX-003'] as const;

/** Drawing of the card of a screen: its first facts, or the mark. */
function screenDrawing(path: string, locale: Locale): Drawing {
  const t = useMessages(locale, common, home, pricing, product, resources);
  const sample = t('common.sample');
  switch (path) {
    case href('home', locale):
      return {
        kind: 'rows',
        rows: HOME_SAMPLES.map(scoredSample)
          .toSorted((one, other) => other.score.percent - one.score.percent)
          .map((row) => filled(row, locale)),
        caption: sample,
      };
    case href('product', locale): {
      const { percent, figure } = filled(scoredSample(PRODUCT_SAMPLE), locale);
      return { kind: 'chance', percent, figure, caption: `${t('scoring.tender.chance')} · ${sample}` };
    }
    case href('pricing', locale):
      return {
        kind: 'list',
        lines: PLANS.map(({ name, monthlyPrice }) => ({
          label: name,
          figure:
            monthlyPrice === null ? t('pricing.price.quote') : formatMoney(monthlyPrice, CURRENCY, locale),
        })),
        caption: t('pricing.price.monthly'),
      };
    case href('resources', locale):
      return {
        kind: 'list',
        lines: THEMES.map((theme, index) => ({
          label: t(`article.themes.${theme}`),
          figure: `${index + 1}`,
        })),
        caption: t('resources.languageNote'),
      };
    case href('demo', locale):
      return {
        kind: 'figure',
        figure: `${OFFER.demoMinutes}\u00A0min`,
        caption: t('home.fine'),
      };
    case href('thresholds', 'fr'):
      return firstThreshold(locale);
    default:
      return { kind: 'mark' };
  }
}

/** The first amount from which a buyer must do something, for supplies and services. */
function firstThreshold(locale: Locale): Drawing {
  const line = readThresholds().lines.find(({ kind, from }) => kind === 'fournitures' && from.autre > 0);
  if (line === undefined) return { kind: 'mark' };
  const kind = useMessages(
    locale,
    common,
    home,
    pricing,
    product,
    resources,
  )('thresholds.kinds.fournitures.label');
  return {
    kind: 'figure',
    figure: formatMoney(line.from.autre, CURRENCY, locale),
    caption: `${kind}. ${line.procedure}`,
  };
}

function filled({ tender, score: { percent } }: ScoredSample, locale: Locale): Filled {
  return { label: tender.title[locale], percent, figure: formatPercent(percent, locale) };
}
