import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Problem } from '../problem.ts';

/** Characters of no width and controls, which word processors and web pages leave behind. */
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uE000-\uF8FF\uFEFF]/gu;

/** Bullets of word processors at the beginning of a line, those of Symbol and Wingdings too. */
const BULLET = /^([ \t]*)[•·▪◦‣●○■□–➔➢➤✓✔\uF0A7\uF0B7][ \t\u00A0\u202F]+/;

/** Indentation, a sign of Markdown or the name of a field, and the space after it. */
const START = /^[ \u00A0\u202F]*(?:(?:[-*+>|]|#{1,6}|\d{1,2}[.)]|(?:- )?[\w-]+:)[\u00A0\u202F])?/;

/** Name of a field before a value between quotes or brackets, with another sign than a colon and a space. */
const FIELD = /^( *(?:- )?\w+)[:;] ?(?=["'[{])/;

/** Title of an image between typographic quotes. */
const IMAGE_TITLE = /(!\[[^\]]*\]\([^\s)]+\s+)[“”„«][ \u00A0\u202F]?([^"]*?)[ \u00A0\u202F]?[“”»]\)/g;

/** Bytes of UTF-8 that were read as Latin-1 and saved so, or lost. */
const MISCODED = /Ã[\u0080-\u00BF©¨ªŽ´»§¹®¯]|â€[\u0080-\u00FF™œ¦“”]|\uFFFD/;

/** First line of a conflict that git wrote into the file. */
const CONFLICT = /^<{7}(?: |$)/;

const FENCE = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Content file as text with Unix line ends; `text` is `undefined` when no other check can read it. */
export interface SourceFile {
  readonly text: string | undefined;
  readonly problems: readonly Problem[];
}

/** Decodes a content file and repairs what word processors leave in it; never throws, whatever the bytes. */
export function readSource(bytes: Uint8Array): SourceFile {
  const decoded = decodeUtf8(bytes);
  if (decoded === undefined)
    return refuse(1, 'le fichier n’est pas en UTF-8 : enregistrez-le de nouveau en UTF-8');
  if (decoded.trim() === '')
    return refuse(1, 'le fichier est vide : partez de « npm run new:article -- "Titre" »');
  const conflict = decoded.split('\n').findIndex((line) => CONFLICT.test(line));
  if (conflict !== -1)
    return refuse(
      conflict + 1,
      'deux versions du texte se suivent ici : gardez l’une, puis retirez les lignes <<<<<<<, ======= et >>>>>>>',
    );
  return { text: repair(decoded), problems: findMiscoded(decoded) };
}

/** Repairs a file line by line, so that each line keeps its number. */
export function repair(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n').map(repairLine);
  const end = isFence(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && isFence(line)) : 0;
  return lines.map((line, index) => (index < end ? repairField(line) : line)).join('\n');
}

/** Separates the YAML between the two lines `---` from the body; `undefined` when the lines are not there. */
export function splitFrontMatter(text: string): { yaml: string; body: string; bodyLine: number } | undefined {
  const fence = FENCE.exec(text);
  if (fence === null) return undefined;
  const [whole, yaml = ''] = fence;
  return { yaml, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

/** Parses the front matter of a file that was checked before. */
export function readFields(file: string): Readonly<Record<string, unknown>> {
  const { yaml = '' } = splitFrontMatter(repair(readFileSync(file, 'utf8'))) ?? {};
  return parse(yaml);
}

function repairLine(line: string): string {
  return line
    .replace(BULLET, '$1- ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .replace(START, (start) => start.replaceAll(/[\u00A0\u202F]/g, ' '))
    .replaceAll(IMAGE_TITLE, '$1"$2")');
}

function isFence(line: string): boolean {
  return line.trimEnd() === '---';
}

/** Repairs a line of the front matter: typographic quotes around a value, a field that has no colon and space. */
function repairField(line: string): string {
  const hasQuotes = line.split('"').length > 2;
  const straight = hasQuotes ? line : line.replaceAll(/[“”„‟]/g, '"');
  return straight.replace(FIELD, '$1: ');
}

function findMiscoded(text: string): Problem[] {
  return text.split('\n').flatMap((content, index) => {
    const [sign] = MISCODED.exec(content) ?? [];
    if (sign === undefined) return [];
    const message = `« ${sign} » est un accent mal enregistré : retapez-le, en UTF-8`;
    return [{ line: index + 1, field: 'fichier', message }];
  });
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (bytes.subarray(0, 64).includes(0)) return undefined; // UTF-16
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not UTF-8
  }
}

function refuse(line: number, message: string): SourceFile {
  return { text: undefined, problems: [{ line, field: 'fichier', message }] };
}
