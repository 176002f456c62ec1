import type { Problem } from '../problem.ts';

/** Invisible characters: they break parsers, reverse the reading order, or are for private use. */
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uE000-\uF8FF\uFEFF\uFFFD]/u;

/** A bullet of Word, which the check of Markdown names. */
const PASTED_BULLET = /^\s*[\uF0A7\uF0B7]/;

/** Bytes of UTF-8 that were once read as Latin-1, and saved so. */
const TWICE_ENCODED = /Ã[\u0080-\u00BF©¨ªŽ´»§¹®¯]|â€[\u0080-\u00FF™œ¦“”]/;

/** Sign of git where two people changed the same lines. */
const CONFLICT = /^<{7}(?: |$)/;

/** A content file as text with Unix line ends; `text` is `undefined` when it cannot be read at all. */
export interface SourceFile {
  readonly text: string | undefined;
  readonly problems: readonly Problem[];
}

/** Decodes a content file and checks its characters; never throws, whatever the bytes. */
export function readSource(bytes: Uint8Array): SourceFile {
  const decoded = decodeUtf8(bytes);
  const refusal = refusalOf(bytes, decoded);
  if (decoded === undefined || refusal !== undefined)
    return { text: undefined, problems: [at(1, refusal ?? '')] };
  const conflict = decoded.split('\n').findIndex((line) => CONFLICT.test(line));
  if (conflict !== -1) {
    const message =
      'deux versions du texte se suivent ici : gardez l’une, puis retirez les lignes <<<<<<<, ======= et >>>>>>>';
    return { text: undefined, problems: [at(conflict + 1, message)] };
  }
  const text = normalize(decoded);
  const isPlain = !INVISIBLE.test(text) && !TWICE_ENCODED.test(text);
  return { text, problems: isPlain ? [] : text.split('\n').flatMap(checkLine) };
}

/** Takes the mark at the beginning of a text away, and ends its lines as Unix does. */
export function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

const FENCE = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Separates the YAML between the two lines `---` from the body; `undefined` when the lines are not there. */
export function splitFrontMatter(text: string): { yaml: string; body: string; bodyLine: number } | undefined {
  const fence = FENCE.exec(text);
  if (fence === null) return undefined;
  const [whole, yaml = ''] = fence;
  return { yaml, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

/** Says why no other check can read a file; nothing where they can. */
function refusalOf(bytes: Uint8Array, decoded: string | undefined): string | undefined {
  if (bytes.length === 0) return 'le fichier est vide : partez de « npm run new:article -- "Titre" »';
  if (isUtf16(bytes)) return 'le fichier est en UTF-16 : enregistrez-le de nouveau en UTF-8';
  return decoded === undefined
    ? 'le fichier n’est pas en UTF-8 : enregistrez-le de nouveau en UTF-8'
    : undefined;
}

/** Tells if bytes begin with the mark of UTF-16, or every second one of the first few is zero. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third, fourth = 1] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || (bytes.length > 3 && ((second === 0 && fourth === 0) || (first === 0 && third === 0)));
}

function checkLine(content: string, index: number): Problem[] {
  const line = index + 1;
  const problems: Problem[] = [];
  const found = INVISIBLE.exec(content);
  if (found !== null && !PASTED_BULLET.test(content)) {
    const [sign] = found;
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const before = content.slice(0, found.index).slice(-12).trimStart();
    const after = content.slice(found.index + 1, found.index + 13).trimEnd();
    const place = `« ${before}|${after} »`.replace(new RegExp(INVISIBLE, 'gu'), '');
    problems.push(
      at(line, `un caractère invisible (U+${code}) est à la place de la barre dans ${place} : supprimez-le`),
    );
  }
  const [garbled] = TWICE_ENCODED.exec(content) ?? [];
  if (garbled !== undefined)
    problems.push(at(line, `« ${garbled} » est un accent mal enregistré : retapez-le, en UTF-8`));
  return problems;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // not UTF-8
  }
}

function at(line: number, message: string): Problem {
  return { line, field: 'fichier', message };
}
