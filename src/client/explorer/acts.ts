import { toAsked, toChoice } from '../../competition/asked.ts';
import { keyOf } from '../../competition/counting/choice.ts';
import { factsOf } from '../../competition/facts.ts';
import type { Answer } from '../../competition/look-up.ts';
import { sayFacts } from '../../competition/sentences.ts';
import { fill } from '../../schemas/wording.ts';
import type { Cell, Choice } from '../../schemas/competition/figures.ts';
import type { Locale } from '../../locales.ts';
import { downloadCsv, toCsv, type Column } from '../csv-file.ts';
import { day, number } from './format.ts';
import { nameOf, placeOf, type Loaded } from './load.ts';

/** Copies the sentence with its scope, its source and the address of the page; says whether it could. */
export async function copySentence(
  root: HTMLElement,
  { cell, choice }: Answer,
  loaded: Loaded,
): Promise<void> {
  const { say, provenance, copy } = loaded.data.texts;
  const sentence = fill(copy.sentence, {
    choice: nameOf(choice, loaded),
    ...sayFacts(factsOf(cell), say),
    n: number(cell.contracts),
    period: fill(provenance.days, { from: day(cell.period.from), to: day(cell.period.to) }),
    source: `${provenance.decp}, ${loaded.data.source.licence}`,
    address: location.href,
  });
  const place = root.querySelector('[data-slot=copied]');
  const isCopied = await navigator.clipboard.writeText(sentence).then(
    () => true,
    () => false,
  );
  if (place) place.textContent = isCopied ? copy.done : copy.failed;
}

/** Downloads the answer and the same market in every place that 30 markets or more make, a choice a line. */
export function downloadMarkets({ choice, cell }: Answer, loaded: Loaded): void {
  const { data, cells } = loaded;
  const asked = toAsked(data.source.id, choice);
  const others = data.places
    .flatMap(({ options }) => options)
    .filter(([where]) => where !== asked.where)
    .flatMap(([where]) => {
      const there = toChoice({ ...asked, where }).choice;
      const found = cells[keyOf(there)];
      return found === undefined ? [] : [{ choice: there, cell: found }];
    });
  const locale = document.documentElement.dataset['locale'] as Locale; // of a page of ours
  downloadCsv(toCsv(columnsOf(loaded), [{ choice, cell }, ...others], locale), data.texts.csv.file);
}

const percent = (share: number) => Number((100 * share).toFixed(2));

function columnsOf(loaded: Loaded): Column<{ choice: Choice; cell: Cell }>[] {
  const { data } = loaded;
  const { csv, provenance } = data.texts;
  return [
    [csv.choice, ({ choice }) => nameOf(choice, loaded)],
    [csv.where, ({ choice }) => placeOf(choice, data)],
    [csv.n, ({ cell }) => cell.contracts],
    [csv.first, ({ cell }) => cell.quartiles[0]],
    [csv.median, ({ cell }) => cell.quartiles[1]],
    [csv.third, ({ cell }) => cell.quartiles[2]],
    [csv.single, ({ cell }) => percent(cell.single.share)],
    [csv.low, ({ cell }) => percent(cell.single.low)],
    [csv.high, ({ cell }) => percent(cell.single.high)],
    ...Array.from({ length: 10 }, (_, place): Column<{ choice: Choice; cell: Cell }> => [
      place === 9 ? csv.more : fill(csv.offers, { offers: place + 1 }),
      ({ cell }) => cell.offers[place] ?? 0,
    ]),
    [csv.from, ({ cell }) => cell.period.from],
    [csv.to, ({ cell }) => cell.period.to],
    [csv.scope, () => data.source.scope],
    [csv.source, () => `${provenance.decp}, ${data.source.address}`],
    [csv.licence, () => data.source.licence],
    [csv.computed, () => data.source.computed],
  ];
}
