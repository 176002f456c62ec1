import { keyOf } from '../../competition/choice.ts';
import { factsOf } from '../../competition/facts.ts';
import type { Answer } from '../../competition/look-up.ts';
import { sayFacts } from '../../competition/sentences.ts';
import { fill } from '../../schemas/wording.ts';
import type { Cell, Choice } from '../../schemas/competition/figures.ts';
import { CSV_BOM, csvLine } from '../../schemas/csv.ts';
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
    n: number(cell.n),
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
export function downloadCsv({ choice, cell }: Answer, loaded: Loaded): void {
  const { data, cells } = loaded;
  const { csv } = data.texts;
  const { procedure, band, cpv } = choice;
  const market = {
    ...(procedure && { procedure }),
    ...(band !== undefined && { band }),
    ...(cpv && { cpv }),
  };
  const places: Choice[] = data.places
    .flatMap(({ options }) => options)
    .map(([value]) => {
      const [, code] = /^region-(\d\d)$/.exec(value) ?? [];
      return { ...market, ...(code ? { region: code } : value && { department: value }) };
    });
  const others = places
    .filter((there) => keyOf(there) !== keyOf(choice))
    .flatMap((there) => {
      const found = cells[keyOf(there)];
      return found === undefined ? [] : [{ choice: there, cell: found }];
    });
  const columns = columnsOf(loaded);
  const separator = document.documentElement.lang === 'fr' ? ';' : ',';
  const lines = [
    columns.map(([title]) => title),
    ...[{ choice, cell }, ...others].map((row) => columns.map(([, value]) => value(row))),
  ];
  const text = CSV_BOM + lines.map((line) => csvLine(line, separator)).join('');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${csv.file}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}

const percent = (share: number) => Number((100 * share).toFixed(2));

function columnsOf(loaded: Loaded) {
  const { data } = loaded;
  const { csv, provenance } = data.texts;
  const columns: [title: string, value: (row: { choice: Choice; cell: Cell }) => string | number][] = [
    [csv.choice, ({ choice }) => nameOf(choice, loaded)],
    [csv.where, ({ choice }) => placeOf(choice, data)],
    [csv.n, ({ cell }) => cell.n],
    [csv.first, ({ cell }) => cell.quartiles[0]],
    [csv.median, ({ cell }) => cell.quartiles[1]],
    [csv.third, ({ cell }) => cell.quartiles[2]],
    [csv.single, ({ cell }) => percent(cell.single.share)],
    [csv.low, ({ cell }) => percent(cell.single.low)],
    [csv.high, ({ cell }) => percent(cell.single.high)],
    ...Array.from({ length: 10 }, (_, place): (typeof columns)[number] => [
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
  return columns;
}
