import type { competition } from '#i18n/messages/competition/fr.ts';
import { fill } from '#schemas/forms/wording.ts';
import type { Facts } from './facts.ts';

/** Wordings of a language; `{{…}}` is filled here, for the build and the browser alike. */
export type Wordings = (typeof competition)['say'];

/** Formats a cell in words: `3 offres`, then `Sur 100 marchés, 63 ont reçu 2 à 4 offres et 17 une seule.` */
export function formatFacts(facts: Facts, say: Wordings): { expect: string; shares: string } {
  const { of, median, from, to, single, within } = facts;
  const values = { of, median, from, to, single, within };
  const expect = fill(median === 1 ? say.expect.one : say.expect.many, values);
  if (to === 1) return { expect, shares: fill(say.single.only, values) };
  const shares = fill(from === to ? say.within.exact : say.within.range, values);
  return {
    expect,
    shares: shares + fill(from === 1 ? say.single.among : singleWording(facts, say.single), values),
  };
}

export function describeDrawing({ of, drawing }: Facts, say: Wordings): string {
  const columns = Map.groupBy(drawing, ({ offers }) => offers);
  const list = [...columns].map(([offers, pieces]) =>
    fill(offers === 10 ? say.drawing.last : offers === 1 ? say.drawing.first : say.drawing.column, {
      offers,
      dots: pieces.reduce((sum, { dots }) => sum + dots, 0),
    }),
  );
  return fill(say.drawing.whole, { of, list: list.join(', ') });
}

/** Joins the names of a choice in one phrase, without empty ones; all but the first begin in lower case. */
export function joinNames(names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .map((name, place) => (place === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(', ');
}

function singleWording({ of, single }: Facts, words: Wordings['single']): string {
  if (single > 0) return single === 1 ? words.one : words.many;
  return of < 100 ? words.none : words.rare;
}
