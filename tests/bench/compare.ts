import { budgetOf, keeps, unitOf, type Budget } from './budgets.ts';

/** Figures as the benches give them: numbers under names, in lists or not. */
export type Figures = Readonly<Record<string, unknown>>;

/** A line of the table: a figure, the one that the repository keeps, what it should be. */
export interface Row {
  readonly figure: number;
  readonly unit: string;
  /** Of what was measured on several pages, the page that the figure is of, and how many there were. */
  readonly worst: string;
  readonly kept: number | '';
  /** Since the kept figure. */
  readonly change: string;
  readonly budget: string;
}

/** A figure, and the pages that have one of its name. */
interface Found {
  readonly figure: number;
  readonly page: string | undefined;
  readonly pages: number;
}

/**
 * Every figure beside the one that was kept, by names such as `leads SQLite site per second`. What was measured on
 * every page is one line, with the worst of them; `each` gives each page its own.
 */
export function tableOf(now: Figures, kept: Figures, each = false): Readonly<Record<string, Row>> {
  const read = (figures: Figures) => byName(flatten(figures), each);
  const before = read(kept);
  return Object.fromEntries(
    [...read(now)].map(([name, { figure, page, pages }]) => {
      const old = before.get(name)?.figure;
      const worst = page === undefined || each ? '' : `${page} of ${pages}`;
      const budget = inWords(figure, budgetOf(withoutPage(name)));
      return [
        name,
        { figure, unit: unitOf(name), worst, kept: old ?? '', change: change(figure, old), budget },
      ];
    }),
  );
}

/** What was found before with what is found now; a part of a bench, as some of its pages, leaves the others there. */
export function merged(before: Figures, now: Figures, isPart: boolean): Figures {
  if (!isPart) return { ...before, ...now };
  const parts = Object.entries(now).map(([name, figures]) => [
    name,
    Object.assign({}, before[name], figures),
  ]);
  return { ...before, ...Object.fromEntries(parts) };
}

function byName(figures: readonly (readonly [string, number])[], each: boolean): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const [full, figure] of figures) {
    const name = each ? full : withoutPage(full);
    const other = found.get(name);
    const pages = (other?.pages ?? 0) + 1;
    const isWorse = other === undefined || worse(name, figure, other.figure);
    found.set(name, isWorse ? { figure, page: pageOf(full), pages } : { ...other, pages });
  }
  return found;
}

/** More is worse, but for what should be much. */
function worse(name: string, one: number, other: number): boolean {
  return budgetOf(name).least === undefined ? one > other : one < other;
}

function change(figure: number, old: number | undefined): string {
  if (old === undefined) return 'new';
  if (figure === old) return 'none';
  if (old === 0) return `${figure} more`;
  const percent = Math.round(((figure - old) / old) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

function inWords(figure: number, budget: Budget): string {
  const { least, most } = budget;
  if (least === undefined && most === undefined) return '';
  const limit = least === undefined ? `at most ${most}` : `at least ${least}`;
  return keeps(figure, budget) ? limit : `${limit}: missed`;
}

/** The figures by the names that lead to them; rows of a list are named by their path, or by their place. */
function flatten(figures: unknown, names: readonly string[] = []): [string, number][] {
  if (typeof figures === 'number') return [[names.join(' '), figures]];
  if (typeof figures !== 'object' || figures === null) return [];
  return Object.entries(figures).flatMap(([name, value]) =>
    flatten(value, [...names, nameOf(value) ?? name]),
  );
}

function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('path' in row)) return undefined;
  const { path, island } = row as { path: unknown; island?: unknown }; // a row of the weights
  return [path, island].filter((part) => typeof part === 'string').join(' ');
}

const PAGE = / (\/\S*)/;

function pageOf(name: string): string | undefined {
  return PAGE.exec(name)?.[1];
}

function withoutPage(name: string): string {
  return name.replace(PAGE, '');
}
