import { isContractProperty } from './fields.ts';
import { DOWNLOAD_AGAIN, InputError } from './problems.ts';

/** Most characters of a record: a longer one is not of a list of contracts. */
const LONGEST = 5_000_000;

/** Names under which contracts stand in the schemas of 2019 and 2022. */
const LISTS = new Set(['marche', 'marches']);

/** Record as it stands in a file. */
export interface FoundRecord {
  readonly text: string;
  /** Place among the records, from 1, and the line on which it begins. */
  readonly place: number;
  readonly line: number;
}

/** Object or list that is open, with the name of its property. */
interface Container {
  readonly isList: boolean;
  readonly name: string;
  /** Holds the list of contracts, and is none of them. */
  isHolder: boolean;
}

/**
 * Finds the records of contracts in a JSON text that comes in parts, so that a file of any size is read: the values of a
 * list named `marche` or `marches`, of a plain list, or objects one after the other, in as many documents as the text
 * holds. Values of such a list that are no objects are found too, so that they can be reported.
 * Throws InputError where the text ends inside a record.
 */
export async function* findRecords(chunks: AsyncIterable<string>): AsyncGenerator<FoundRecord> {
  const open: Container[] = [];
  let [text, at, line, place] = ['', 0, 1, 0];
  let [inString, escaped, stringStart, lastString, key] = [false, false, 0, '', ''];
  /** Start of the object that may be a record, its line and its depth, and whether it is one; a start of -1 is none. */
  let [start, startLine, depth, isContract] = [-1, 1, 0, false];

  for await (const chunk of chunks) {
    const kept = start >= 0 ? start : inString ? stringStart : at;
    text = text.slice(kept) + chunk;
    [at, stringStart, start] = [at - kept, stringStart - kept, start >= 0 ? start - kept : start];
    if (text.length > LONGEST + chunk.length)
      throw new InputError(
        `ce qui commence ligne ${startLine} n’est pas une liste de marchés ; ${DOWNLOAD_AGAIN}`,
      );
    for (; at < text.length; at += 1) {
      const sign = text[at];
      if (sign === '\n') line += 1;
      if (inString) {
        if (escaped) escaped = false;
        else if (sign === '\\') escaped = true;
        else if (sign === '"') {
          inString = false;
          if (start < 0 || open.length === depth) lastString = text.slice(stringStart + 1, at);
        }
        continue;
      }
      const top = open.at(-1);
      if (start < 0 && top?.isList === true && isOfContracts(top.name) && !/[\s,[\]{]/.test(sign ?? ''))
        [start, startLine, depth, isContract] = [at, line, open.length, false];
      switch (sign) {
        case '"':
          [inString, stringStart] = [true, at];
          break;
        case ',':
          // A record that is no object ends with it.
          if (start >= 0 && open.length === depth && top?.isList === true) {
            place += 1;
            yield { text: text.slice(start, at), place, line: startLine };
            start = -1;
          }
          break;
        case ':':
          key = lastString;
          if (start >= 0 && open.length === depth) isContract ||= isContractProperty(key);
          else if (start < 0 && top?.isHolder === true && isContractProperty(key)) {
            // A contract whose first property bears the name of the list: too late to be read.
            top.isHolder = false;
            place += 1;
            yield { text: `{ …, "${key}"`, place, line };
          }
          break;
        case '{':
        case '[': {
          // An object that holds the list is none of the records.
          if (start >= 0 && open.length === depth && top?.isList === false && LISTS.has(key) && !isContract) {
            start = -1;
            top.isHolder = true;
          }
          const name = top === undefined ? '' : top.isList ? top.name : key;
          const mayBeRecord = top === undefined || (top.isList ? isOfContracts(name) : name === 'marche');
          open.push({ isList: sign === '[', name, isHolder: false });
          if (sign === '{' && start < 0 && mayBeRecord)
            [start, startLine, depth, isContract] = [at, line, open.length, false];
          break;
        }
        case '}':
        case ']':
          if (start >= 0 && open.length === depth) {
            place += 1;
            yield { text: text.slice(start, top?.isList === true ? at : at + 1), place, line: startLine };
            start = -1;
          }
          open.pop();
          break;
        default:
      }
    }
  }
  if (inString || open.length > 0)
    throw new InputError(
      `le fichier s’arrête au milieu, ligne ${line}, après le marché n° ${place} ; ${DOWNLOAD_AGAIN}`,
    );
}

function isOfContracts(list: string): boolean {
  return list === '' || LISTS.has(list);
}
