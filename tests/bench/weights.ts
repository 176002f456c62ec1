import { contentPages } from '../support/dist.ts';
import { measurePage } from '../support/weight.ts';

/** Bytes of every built page, compressed by brotli: the budgets that `npm test` holds. */
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
  return rows;
}
