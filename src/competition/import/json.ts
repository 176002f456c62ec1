import { isContractProperty } from './fields.ts';
import { DOWNLOAD_AGAIN, InputError } from './problems.ts';

/** Most characters of a record: a longer one is not of a list of contracts. */
const LONGEST = 5_000_000;

/** Names under which contracts stand in the schemas of 2019 and 2022. */
const LISTS = new Set(['marche', 'marches']);

/** First characters of tokens that end by themselves. */
const SIGNS = new Set('"{}[]:,\n');

interface FoundRecord {
  readonly text: string;
  /** Place among the records, from 1, and the line on which it begins. */
  readonly place: number;
  readonly line: number;
}

interface Container {
  readonly isList: boolean;
  /** True where only lists of contracts and their holders are around it, so that it may be a contract itself. */
  readonly isInLists: boolean;
  /** Place in the text; negative where it was dropped. */
  start: number;
  readonly line: number;
  key: string;
  isContract: boolean;
  /** True where a list of contracts, or a contract, is inside it. */
  isHolder: boolean;
}

/**
 * Finds the records of contracts in a JSON text that comes in parts, so that a file of any size is read: the objects of a
 * list named `marche` or `marches`, of a plain list, or one after the other, in as many documents as the text holds. Values
 * of such a list that are no objects are found too, so that they are reported.
 * Throws InputError where the text ends inside a record.
 */
export async function* findRecords(parts: AsyncIterable<string>): AsyncGenerator<FoundRecord> {
  // Texts, signs and other values. A lone quote, or a value at the end of a part, goes on in the next part.
  const tokens = /"(?:[^"\\]|\\.)*"|["{}[\]:,\n]|[^\s"{}[\]:,]+/gs;
  const open: Container[] = [];
  let [text, at, line, place, lastText] = ['', 0, 1, 0, ''];

  for await (const part of parts) {
    const kept = open.find(({ start }) => start >= 0)?.start ?? at;
    text = text.slice(kept) + part;
    for (const container of open) container.start -= kept;
    if (text.length > LONGEST + part.length)
      throw new InputError(
        `ce qui commence avant la ligne ${line} n’est pas une liste de marchés ; ${DOWNLOAD_AGAIN}`,
      );
    tokens.lastIndex = at - kept;
    at = text.length;
    for (const { 0: token, index } of text.matchAll(tokens)) {
      if (token === '"' || (!SIGNS.has(token.charAt(0)) && index + token.length === text.length)) {
        at = index;
        break;
      }
      const top = open.at(-1);
      if (token === '\n') line += 1;
      else if (token === '{' || token === '[') openContainer(open, token === '[', index, line);
      else if (token === '}' || token === ']') {
        open.pop();
        if (top === undefined || !isRecord(top)) continue;
        place += 1;
        yield { text: text.slice(Math.max(0, top.start), index + 1), place, line: top.line };
      } else if (token === ':' && top !== undefined) {
        top.key = lastText;
        top.isContract ||= isContractProperty(lastText);
      } else if (token !== ':' && token !== ',') {
        lastText = token.slice(1, -1);
        if (top?.isList !== true || !top.isInLists) continue;
        place += 1;
        yield { text: token, place, line };
      }
    }
  }
  if (open.length > 0)
    throw new InputError(
      `le fichier s’arrête au milieu, ligne ${line}, après le marché n° ${place} ; ${DOWNLOAD_AGAIN}`,
    );
}

function openContainer(open: Container[], isList: boolean, start: number, line: number): void {
  const parent = open.at(-1);
  const isInLists =
    parent === undefined ||
    (parent.isInLists && !parent.isContract && (parent.isList || LISTS.has(parent.key)));
  if (parent !== undefined && isInLists) parent.isHolder = true;
  // The objects around a list are too long to be kept.
  if (isList && isInLists) for (const holder of open) holder.start = -1;
  const own = isInLists && !isList ? start : -1;
  open.push({ isList, isInLists, start: own, line, key: '', isContract: false, isHolder: false });
}

/** Returns whether a container is a contract, or an object in place of a contract. */
function isRecord({ isList, isInLists, isContract, isHolder }: Container): boolean {
  return !isList && isInLists && (isContract || !isHolder);
}
