import type { competition } from '#i18n/messages/competition/fr.ts';
import { fill } from '#schemas/forms/wording.ts';
import type { Facts } from './facts.ts';

/** The wordings of a language; `{{…}}` is filled here, so that a browser says what a build does. */
export type Wordings = (typeof competition)['say'];

/** A cell in words: `3 offres`, then `Sur 100 marchés, 63 ont reçu 2 à 4 offres et 17 une seule.` */
export function sayFacts(facts: Facts, say: Wordings): { expect: string; shares: string } {
  const { of, median, from, to, single, within } = facts;
  const values = { of, median, from, to, single, within };
  const expect = fill(median === 1 ? say.expect.one : say.expect.many, values);
  if (to === 1) return { expect, shares: fill(say.single.only, values) };
  const shares = fill(from === to ? say.within.exact : say.within.range, values);
  return {
    expect,
    shares: shares + fill(from === 1 ? say.single.among : singleOf(facts, say.single), values),
  };
}

/** The drawing in words: how many dots stand in each column. */
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

/** The names of what is chosen as one phrase, without those that are empty; all but the first begin in lower case. */
export function listChoice(names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .map((name, place) => (place === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(', ');
}

function singleOf({ of, single }: Facts, words: Wordings['single']): string {
  if (single > 0) return single === 1 ? words.one : words.many;
  return of < 100 ? words.none : words.rare;
}
