import { toQuestion, toChoice } from '#competition/question.ts';
import { choiceKey } from '#competition/counting/choice.ts';
import {
  describeFilter,
  describePlace,
  formatAnswer,
  type FoundCell,
} from '#competition/words/format-answer.ts';
import type { ExplorerData } from '#schemas/competition/explorer-data.ts';
import { fill } from '#schemas/forms/wording.ts';
import { fillSlots } from '../calculator.ts';
import { downloadCsv, toCsv, type Column } from '../csv-file.ts';

/** Copies the sentence, its strip in words and the address of the page; returns whether that succeeded. */
export async function copySentence(root: HTMLElement, found: FoundCell, data: ExplorerData): Promise<void> {
  const { texts } = data;
  const { slots, note } = formatAnswer(found, data);
  const { expect, shares } = slots;
  const choice = describeFilter(found.choice, data);
  const sentence = fill(texts.copy.sentence, { expect, shares, choice, note, address: location.href });
  fillSlots({ copied: { text: '' } }, root); // a region that does not change is not read again
  const isCopied = await navigator.clipboard.writeText(sentence).then(
    () => true,
    () => false,
  );
  fillSlots({ copied: { text: isCopied ? texts.copy.done : texts.copy.failed } }, root);
}

/** Downloads the answer and the same contracts in every other place of which something is said, a choice a line. */
export function downloadContracts({ choice, cell }: FoundCell, data: ExplorerData): void {
  const asked = toQuestion(data.source.id, choice);
  const others = data.places
    .flatMap(({ options }) => options)
    .filter(([where]) => where !== asked.where)
    .flatMap(([where]) => {
      const there = toChoice({ ...asked, where }).choice;
      const { [choiceKey(there)]: found } = data.cells;
      return found === undefined ? [] : [{ choice: there, cell: found }];
    });
  downloadCsv(toCsv(csvColumns(data), [{ choice, cell }, ...others], data.locale), data.texts.csv.file);
}

const percent = (share: number) => Number((100 * share).toFixed(2));

function csvColumns(data: ExplorerData): Column<FoundCell>[] {
  const { csv, provenance } = data.texts;
  return [
    [csv.choice, ({ choice }) => describeFilter(choice, data)],
    [provenance.place, ({ choice }) => describePlace(choice, data)],
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
    ...Array.from({ length: 10 }, (_, place): Column<FoundCell> => [
      place === 9 ? csv.more : fill(csv.offers, { offers: place + 1 }),
      ({ cell }) => cell.offers[place] ?? 0,
    ]),
    [csv.from, ({ cell }) => cell.period.from],
    [csv.to, ({ cell }) => cell.period.to],
    [provenance.scope, () => data.source.scope],
    [provenance.source, () => `${provenance.decp}, ${data.source.address}`],
    [provenance.licence, () => data.source.licence],
    [provenance.computed, () => data.source.computed],
  ];
}
