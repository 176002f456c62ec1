import { describe, expect, it } from 'vitest';
import { contentPages } from '../support/dist.ts';
import { measurePage } from '../support/weight.ts';

/** Bytes of brotli, as the issue sets them; pages of long text may weigh more. */
const BUDGET = {
  firstScreen: 8_192,
  page: 14_336,
  longText: 20_480,
  script: 4_096,
  requests: 4,
  firstLoad: 75_000,
} as const;

describe('the weight of every page', () => {
  it.each(contentPages().map((page) => [page.path, page] as const))('%s keeps to its budget', (_, page) => {
    const weight = measurePage(page);
    expect(weight.firstScreen, 'document start to the end of the hero').toBeLessThanOrEqual(
      BUDGET.firstScreen,
    );
    expect(weight.page, 'whole HTML').toBeLessThanOrEqual(weight.isLongText ? BUDGET.longText : BUDGET.page);
    expect(weight.script, 'script before the visitor does anything').toBeLessThanOrEqual(BUDGET.script);
    expect(weight.requests, 'requests of a first load').toBeLessThanOrEqual(BUDGET.requests);
    expect(weight.firstLoad, 'bytes of a first load').toBeLessThanOrEqual(BUDGET.firstLoad);
    expect(weight.blocking, 'requests that block rendering').toEqual([]);
  });
});
