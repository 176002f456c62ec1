import type { Page } from '@playwright/test';
import { sampleTenders } from '#editorial/data/tenders.ts';
import { translator } from '../translate.ts';
import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';
import { DEFAULT_PROFILE, type Profile } from '#schemas/profile.ts';
import { rank, type Sort } from '#rules/ranking.ts';
import type { Verdict } from '#rules/verdict.ts';

/** The samples in a sort order, best first by default, as the console shows them for the example profile and these wishes. */
export function rankSamples(wishes: Partial<Profile> = {}, sort: Sort = 'chance') {
  return rank(sampleTenders(), { ...DEFAULT_PROFILE, ...wishes }, sort);
}

/** Number of samples of the example profile's sector, and of those in a group. */
export const COUNT = rankSamples().length;
export const countVerdict = (verdict: Verdict) =>
  rankSamples().filter(({ score }) => score.verdict === verdict).length;

/** Numbers of the first samples by chance. */
export const [BEST = '', SECOND = ''] = rankSamples().map(({ tender }) => tender.id);

/** Fills the values of a text of the console, as the browser does on the page. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Console in a language: where it is, and what its controls are called, as the messages say. */
function consoleIn(locale: Locale) {
  const t = translator(locale);
  const texts = t('analysis');
  const { launch, stop, filters, failed, progress, steps, counts } = t('demo.console');
  return {
    path: href('demo', locale),
    data: `/console.${locale}.json`,
    launch,
    stop,
    filters,
    failed,
    progress,
    reset: texts.reset,
    relaunch: texts.relaunch,
    open: texts.open,
    finished: texts.finished,
    close: texts.close,
    sample: t('common.sample'),
    texts,
    steps,
    sort: texts.sortLabel,
    deadline: texts.sorts.deadline,
    sector: texts.profile.sector,
    health: t('demoForm.sectors.health'),
    least: texts.profile.budgetMin,
    most: texts.profile.budgetMax,
    done: fillTemplate(texts.toasts.finished, { count: COUNT }),
    shown: (count: number) => fillTemplate(texts.shown, { shown: count, total: COUNT }),
    badAmount: texts.errors.budget,
    badOrder: texts.errors.budgetOrder,
    none: texts.empty.title,
    clear: texts.profile.clear,
    retry: t('errors.fallback.retry'),
    ask: texts.detail.ask,
    changes: texts.detail.changes,
    ai: texts.assistant.name,
    factors: counts.factors,
    quarter: fillTemplate(texts.logged, { percent: 0, step: steps[0] ?? '' }),
  };
}

export const CONSOLES = { fr: consoleIn('fr'), en: consoleIn('en') };

/** Console in a language, and its controls on a page. */
export function consoleOn(page: Page, locale: Locale = 'fr') {
  const words = CONSOLES[locale];
  const area = page.locator('#console');
  const button = (name: string) => area.getByRole('button', { name, exact: true });
  return {
    words,
    area,
    button,
    list: area.getByRole('list', { name: words.texts.table }),
    openers: area.getByRole('button', { name: words.open }),
    dialog: page.getByRole('dialog'),
    go: (search = '') => page.goto(`${words.path}${search}`),
    /** Runs the analysis to its end; at once where motion is reduced. */
    run: async () => {
      await button(words.launch).click();
      await button(words.relaunch).waitFor();
    },
  };
}
