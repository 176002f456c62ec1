import type { Page } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import type { Locale } from '../../src/locales.ts';
import { href } from '../../src/routes.ts';

/** A text of the console with its values filled in, which the browser does on the page. */
function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The console in a language: where it is, and what its controls are called, as the messages say. */
function consoleIn(locale: Locale) {
  const t = translator(locale);
  const texts = t('analysis');
  const { launch, stop, filters, failed, progress, steps } = t('demo.console');
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
    compare: texts.compare.action,
    sample: t('common.sample'),
    groups: [texts.groups.play, texts.groups.study, texts.groups.skip],
    sort: texts.sortLabel,
    deadline: texts.sorts.deadline,
    sector: texts.profile.sector,
    health: t('demoForm.sectors.health'),
    least: texts.profile.budgetMin,
    most: texts.profile.budgetMax,
    shown: (count: number, total = 24) => filled(texts.shown, { shown: count, total }),
    range: (low: number, high: number) => t('scoring.tender.range', { low, high }),
    badAmount: texts.errors.budget,
    badOrder: texts.errors.budgetOrder,
    none: texts.empty.title,
    lift: texts.empty.action,
    retry: t('errors.fallback.retry'),
    ask: texts.detail.ask,
    changes: texts.detail.changes,
    ai: texts.charly.name,
    csv: texts.export,
    print: texts.print,
    full: texts.toasts.full,
    factors: texts.counts.factors,
    quarter: filled(texts.logged, { percent: 0, step: steps[0]?.title ?? '' }),
  };
}

/** The console in each language. */
export const CONSOLES = { fr: consoleIn('fr'), en: consoleIn('en') };

/** A console in a language, and its controls on a page. */
export function consoleOn(page: Page, locale: Locale = 'fr') {
  const words = CONSOLES[locale];
  const area = page.locator('#console');
  const button = (name: string) => area.getByRole('button', { name, exact: true });
  return {
    words,
    area,
    button,
    table: area.getByRole('table'),
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
