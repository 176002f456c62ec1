import { expect, it } from 'vitest';
import { screenLocales, ROUTES } from '#routes.ts';
import { attributes, contentPages, samplePages, type BuiltPage } from '../support/dist.ts';
import { BUDGET, islandCode, islandModules, measurePage } from '../support/weight.ts';

/** Bytes from which on a page is reported: what the second round trip carries. */
const NOTICE = 20_480;

const EXPLORER: ReadonlySet<string> = new Set(
  screenLocales('howMany').map((locale) => ROUTES.howMany[locale]),
);

it.each(samplePages(contentPages()).map((page) => [page.path, page] as const))(
  'page weight: %s keeps to its budget',
  (_, page) => {
    const weight = measurePage(page);
    expect(weight.firstScreen, 'document start to the end of the hero').toBeLessThanOrEqual(
      EXPLORER.has(page.path) ? BUDGET.explorerFirstScreen : BUDGET.firstScreen,
    );
    expect(weight.page, 'whole HTML').toBeLessThanOrEqual(BUDGET.page);
    if (weight.page > NOTICE)
      console.warn(`Notice: ${page.path} has ${weight.page} of ${BUDGET.page} bytes.`);
    expect(weight.script, 'script before the visitor does anything').toBeLessThanOrEqual(BUDGET.script);
    expect(weight.requests, 'requests of a first load').toBeLessThanOrEqual(BUDGET.requests);
    expect(weight.firstLoad, 'bytes of a first load').toBeLessThanOrEqual(BUDGET.firstLoad);
    expect(weight.blocking, 'requests that block rendering').toEqual([]);
  },
);

const forms = contentPages().flatMap((page) =>
  page
    .$('astro-island[component-export$=Form]')
    .toArray()
    .map((island) => [page.$(island).attr('component-export') ?? '', page] as const),
);

it.each(forms)('form code: %s keeps to its budget', (name, page) => {
  const bytes = islandCode(page, name);
  expect(bytes, 'a form has code').toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET.form);
});

const consoles = contentPages().filter((page) => page.$('astro-island[component-export=Console]').length > 0);

const prefetchedCode = ({ $ }: BuiltPage) =>
  attributes($, 'html', 'data-prefetch')
    .join(' ')
    .match(/\S+\.js/g) ?? [];

it('console: its page alone prefetches code', () => {
  const pages = contentPages().filter((page) => prefetchedCode(page).length > 0);
  expect(pages.map((page) => page.path)).toEqual(consoles.map((page) => page.path));
});

it('console: its page prefetches all modules that a first press needs', () => {
  for (const page of consoles)
    expect(prefetchedCode(page)).toEqual(expect.arrayContaining(islandModules(page, 'Console')));
});

it.each(consoles.map((page) => [page.path, page] as const))(
  'console code: keeps to its budget on %s',
  (_, page) => {
    const first = islandCode(page, 'Console');
    const all = islandCode(page, 'Console', 'ever');
    expect(first, 'the console has code').toBeGreaterThan(10_000);
    expect(all, 'a detail and the tooltips come when one is opened').toBeGreaterThan(first + 8000);
    expect(all).toBeLessThanOrEqual(BUDGET.console);
  },
);
