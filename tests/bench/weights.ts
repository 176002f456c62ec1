import { contentPages } from '../support/dist.ts';
import { islandCode, measurePage } from '../support/weight.ts';

/** Bytes of every built page and of its forms' code, compressed by brotli: the budgets that `npm test` holds. */
export async function measureWeights() {
  const rows = contentPages().map((page) => {
    const { firstScreen, page: whole, script, requests, firstLoad } = measurePage(page);
    return {
      path: page.path,
      'first screen': firstScreen,
      page: whole,
      script,
      requests,
      'first load': firstLoad,
    };
  });
  console.table(Object.fromEntries(rows.map(({ path, ...row }) => [path, row])));
  const islands = contentPages().flatMap((page) =>
    page
      .$('astro-island[component-export$=Form]')
      .toArray()
      .map((island) => page.$(island).attr('component-export') ?? '')
      .map((name) => ({ path: page.path, island: name, 'code beyond React': islandCode(page, name) })),
  );
  console.table(islands);
  return { pages: rows, islands };
}
