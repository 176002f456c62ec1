import { departmentOf, neighboursOf, pagesOf, type CompetitionPage } from '../../competition/pages.ts';
import { tradeName } from '../../competition/words/names.ts';
import { inPlace, placeName } from '../../competition/words/place-names.ts';
import { translator, type Translate } from '../../i18n/translate.ts';
import type { Figures } from '../../schemas/competition/figures.ts';
import { slugOf } from '../markdown/body.ts';
import { explorerSources, type SourceFigures } from '../../competition/words/explorer-data.ts';

/** A page on the competition for a choice, with its address. */
export interface PlacePage extends CompetitionPage {
  readonly slug: string;
  readonly figures: SourceFigures;
}

/** A source with its pages, in the order of their codes. */
export interface PlaceSource {
  readonly figures: SourceFigures;
  readonly pages: readonly PlacePage[];
}

let known: readonly PlaceSource[] | undefined;

/**
 * The pages that the figures carry, by source; made once a build. An address is made of the French names of what is
 * bought and where; where two sources have the same, that of the later one ends with the source's id.
 */
export function placeSources(): readonly PlaceSource[] {
  if (known !== undefined) return known;
  const taken = new Set<string>();
  known = explorerSources()
    .map((figures) => ({
      figures,
      pages: pagesOf(figures).map((page) => {
        const name = slugOf(`${subjectOf(page, figures, translator('fr'))} ${whereOf(page, figures) ?? ''}`);
        const slug = taken.has(name) ? `${name}-${figures.source.id}` : name;
        taken.add(slug);
        return { ...page, slug, figures };
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
  return known;
}

/** The heading of a page: what is bought and where, `Travaux de bâtiment dans le Gard`. */
export function headingOf(page: PlacePage, t: Translate): string {
  const { figures, choice } = page;
  const department = choice.department ?? departmentOf(figures);
  const subject = subjectOf(page, figures, t);
  return department === undefined ? subject : `${subject} ${inPlace({ department }, t.locale)}`;
}

/** How a list names a page: by what sets it apart from the others of its kind. */
export function shortNameOf({ choice }: CompetitionPage, t: Translate): string {
  const { cpv, department } = choice;
  if (department === undefined) return tradeName(cpv ?? '', t);
  return cpv === undefined ? placeName({ department }) : `${tradeName(cpv, t)}, ${placeName({ department })}`;
}

/** The pages beside one, with their addresses. */
export function pagesBeside(page: PlacePage): PlacePage[] {
  const pages = placeSources().find(({ figures }) => figures === page.figures)?.pages ?? [];
  const beside = new Set(neighboursOf(page, pages));
  return pages.filter((other) => beside.has(other));
}

/** Trades that the page of a department names: those with most markets. */
const INSIDE = 2;

/** The pages of a department's largest trades, where it has any; the others are beside these. */
export function pagesInside(page: PlacePage): PlacePage[] {
  const { department } = page.choice;
  if (page.kind !== 'department') return [];
  const pages = placeSources().find(({ figures }) => figures === page.figures)?.pages ?? [];
  return pages
    .filter(({ kind, choice }) => kind === 'both' && choice.department === department)
    .toSorted((one, other) => other.cell.contracts - one.cell.contracts)
    .slice(0, INSIDE);
}

function subjectOf({ choice }: CompetitionPage, { source }: Figures, t: Translate): string {
  return choice.cpv === undefined ? source.what[t.locale] : tradeName(choice.cpv, t);
}

function whereOf({ choice }: CompetitionPage, figures: Figures): string | undefined {
  const department = choice.department ?? departmentOf(figures);
  return department && placeName({ department });
}
