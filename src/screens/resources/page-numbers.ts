/** Pages on either side of the current one that are a click away. */
const NEAR = 5;

/** The pages further off that are a click away: every tenth. */
const STRIDE = 10;

/** The numbers that a page links to: first, last, its neighbours, every tenth. Any page is then two clicks from the first. */
export function pageNumbers(current: number, last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || page % STRIDE === 0 || Math.abs(page - current) <= NEAR,
  );
}
