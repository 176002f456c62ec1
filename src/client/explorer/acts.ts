import { toAsked, toChoice } from '../../competition/asked.ts';
import { keyOf } from '../../competition/counting/choice.ts';
import type { Answer } from '../../competition/look-up.ts';
import { sayCell } from '../../competition/words/say-cell.ts';
import { fill } from '../../schemas/wording.ts';
import type { Cell, Choice } from '../../schemas/competition/figures.ts';
import { downloadCsv, toCsv, type Column } from '../csv-file.ts';
import { marketOf, placeOf, type Loaded } from './load.ts';

/** Copies the sentence with its place, period, source and day, and the address of the page; says whether it could. */
export async function copySentence(
  root: HTMLElement,
  { cell, choice }: Answer,
  loaded: Loaded,
): Promise<void> {
  const { texts, source, locale } = loaded.data;
  const { expect, shares, contracts, consultations, period } = sayCell(cell, texts, locale);
  const sentence = fill(texts.copy.sentence, {
    expect,
    shares,
    contracts,
    consultations,
    period,
    choice: `${marketOf(choice, loaded)}, ${placeOf(choice, loaded.data)}`,
    source: `${texts.provenance.decp}, ${source.licence}`,
    computed: source.computed,
    address: location.href,
  });
  const place = root.querySelector('[data-slot=copied]');
  const isCopied = await navigator.clipboard.writeText(sentence).then(
    () => true,
    () => false,
  );
  if (place) place.textContent = isCopied ? texts.copy.done : texts.copy.failed;
}

/** Downloads the answer and the same contracts in every other place of which something is said, a choice a line. */
export function downloadContracts({ choice, cell }: Answer, loaded: Loaded): void {
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
  downloadCsv(toCsv(columnsOf(loaded), [{ choice, cell }, ...others], data.locale), data.texts.csv.file);
}

const percent = (share: number) => Number((100 * share).toFixed(2));

function columnsOf(loaded: Loaded): Column<{ choice: Choice; cell: Cell }>[] {
  const { data } = loaded;
  const { csv, provenance } = data.texts;
  return [
    [csv.choice, ({ choice }) => marketOf(choice, loaded)],
    [csv.where, ({ choice }) => placeOf(choice, data)],
    [csv.contracts, ({ cell }) => cell.contracts],
    [csv.consultations, ({ cell }) => cell.consultations],
    [csv.first, ({ cell }) => cell.quartiles[0]],
    [csv.median, ({ cell }) => cell.quartiles[1]],
    [csv.third, ({ cell }) => cell.quartiles[2]],
    [csv.single, ({ cell }) => percent(cell.single.share)],
    [csv.low, ({ cell }) => percent(cell.single.low)],
    [csv.high, ({ cell }) => percent(cell.single.high)],
    [csv.success, ({ cell }) => percent(cell.success)],
    [csv.oneMore, ({ cell }) => percent(cell.oneMore)],
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
