import { readThresholds } from '../../editorial/data/thresholds.ts';
import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { Locale } from '../../locales.ts';
import { href, localeOf } from '../../routes.ts';
import { THEMES } from '../../schemas/themes.ts';
import { CURRENCY, PLANS, SITE } from '../../site.ts';
import { drawingOf } from './read-page.ts';

/** A line of a ruled list. */
export interface Line {
  readonly label: string;
  readonly figure: string;
}

/** A sample tender filled to its chance. */
export interface Filled extends Line {
  readonly percent: number;
}

/** One path of a cover's drawing: a stroke of a thickness, or an area. */
export interface Outline {
  readonly d: string;
  readonly opacity: number;
  readonly thickness: number | undefined;
  readonly dashes: string | undefined;
  readonly round: boolean;
}

/** The drawing of an article's cover, in units of its own. */
export interface CoverOutlines {
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly Outline[];
}

/** What stands beside the title. */
export type Drawing =
  | { readonly kind: 'rows'; readonly rows: readonly Filled[]; readonly caption: string }
  | {
      readonly kind: 'cover';
      readonly cover: CoverOutlines | undefined;
      /** Whether it is of a chance of winning. */
      readonly isChance: boolean;
      readonly figure: string;
      readonly caption: string;
    }
  | { readonly kind: 'chance'; readonly percent: number; readonly figure: string; readonly caption: string }
  | { readonly kind: 'figure'; readonly figure: string; readonly caption: string }
  | {
      readonly kind: 'list';
      readonly cover?: CoverOutlines | undefined;
      readonly lines: readonly Line[];
      readonly caption: string;
    }
  | { readonly kind: 'mark' };

/** Everything that a card shows: the same inputs give the same picture. */
export interface CardInputs {
  readonly product: string;
  readonly line: string;
  readonly title: string;
  readonly drawing: Drawing;
}

/** Reads from a built page what its card shows: its h1, and the first thing that it draws itself. */
export function cardInputs(path: string, html: string): CardInputs {
  const locale = localeOf(path);
  const { title, drawing } = drawingOf(html, locale);
  return {
    product: SITE.product,
    line: translator(locale)('common.footer.line'),
    title,
    drawing: drawing ?? ownDrawing(path, locale),
  };
}

/** For pages without a drawing: their first facts, or the mark. */
function ownDrawing(path: string, locale: Locale): Drawing {
  const t = translator(locale);
  switch (path) {
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
        ...t('pricing.offers.items.demo'),
        caption: t('pricing.offers.items.demo.text'),
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
  const kind = translator(locale)('thresholds.kinds.fournitures.label');
  return {
    kind: 'figure',
    figure: formatMoney(line.from.autre, CURRENCY, locale),
    caption: `${kind}. ${line.procedure}`,
  };
}
