import { contentPages, type BuiltPage } from '../support/dist.ts';
import { BUDGET, islandCode, measurePage, type Weight } from '../support/weight.ts';

/** A figure, its limit, and the page that comes nearest to it. */
interface Row {
  readonly most: number;
  readonly limit: number;
  readonly page: string;
}

/** `npm run bench`. Weighs every built page: per limit the heaviest page, in bytes of brotli (or requests), beside the limit. */
function measureWeights(): Record<string, Row> {
  const pages = contentPages();
  const weights = new Map(pages.map((page) => [page, measurePage(page)]));
  const of = (figure: 'firstScreen' | 'page' | 'script' | 'requests' | 'firstLoad') =>
    heaviest(pages, (page) => weights.get(page)?.[figure satisfies keyof Weight] ?? 0, BUDGET[figure]);
  return {
    'first screen': of('firstScreen'),
    page: of('page'),
    'script before intent': of('script'),
    requests: of('requests'),
    'first load': of('firstLoad'),
    'code of a form': heaviest(pages, codeOfForms, BUDGET.form),
  };
}

function heaviest(pages: readonly BuiltPage[], weigh: (page: BuiltPage) => number, limit: number): Row {
  const [first] = pages
    .map((page) => ({ most: weigh(page), page: page.path }))
    .toSorted((a, b) => b.most - a.most);
  if (first === undefined) throw new Error('Nothing is built: run `npm run build` first.');
  return { ...first, limit };
}

function codeOfForms(page: BuiltPage): number {
  const names = page
    .$('astro-island[component-export$=Form]')
    .toArray()
    .map((island) => page.$(island).attr('component-export') ?? '');
  return Math.max(0, ...names.map((name) => islandCode(page, name)));
}

console.table(measureWeights());
