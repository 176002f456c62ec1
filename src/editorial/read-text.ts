import { hash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArticleData, LegalData } from '../schemas/article.ts';
import { checkFigures, statementsOf } from './claims/statements.ts';
import { checkDates, checkFileName } from './checks/metadata.ts';
import { checkDrawings, drawingPieces } from './checks/drawings.ts';
import {
  anchorOf,
  checkFacts,
  checkMarkup,
  checkOutline,
  checkSubstance,
  PAGE_ANCHORS,
} from './checks/structure.ts';
import { checkTypography, checkWords } from './checks/writing.ts';
import type { CheckedText, Piece, Text } from './checks/text.ts';
import { COLLECTIONS, localeOfText, type CollectionName } from './collections.ts';
import { readBody, type Body } from './markdown/body.ts';
import { isError, type Problem } from './problem.ts';
import { listStrings, typesetStrings } from '../i18n/typography.ts';
import { readFrontMatter, type FrontMatter } from './yaml/front-matter.ts';
import { readSource } from './yaml/source.ts';

/** The checks that need no other text. */
const CHECKS: readonly ((text: Text) => Problem[])[] = [
  checkDates,
  checkFacts,
  checkMarkup,
  checkOutline,
  checkDrawings,
  checkSubstance,
  checkFigures,
  checkTypography,
  checkWords,
];

/** A file to read. */
interface Input {
  readonly collection: CollectionName;
  readonly root: string;
  /** Path from the root. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly today: string;
}

/** Reads a text and checks all that does not need the other texts; never throws on what an editor can write. */
export function readText({ collection, root, file, bytes, today }: Input): {
  readonly text: CheckedText;
  readonly problems: readonly Problem[];
} {
  const id = path.posix.relative(COLLECTIONS[collection].folder, file).replace(/\.md$/, '');
  const locale = localeOfText(id);
  const source = readSource(bytes);
  const problems: Problem[] = [...checkFileName({ collection, id }), ...source.problems];
  const unread = { ...UNREAD, collection, id, file, locale, digest: hash('sha256', bytes) };
  if (source.text === undefined) return { text: unread, problems };

  const fields = readFrontMatter<FieldsSchema>(source.text, COLLECTIONS[collection].schema, locale);
  const { data, lineOf } = fields;
  problems.push(...fields.problems);
  const body = bodyOf(fields, problems);
  if (body === undefined) return { text: { ...unread, data }, problems };

  const article = data !== undefined && 'theme' in data ? data : undefined;
  const address = pathToFileURL(path.resolve(root, file));
  const pieces = piecesOf(fields, body, address);
  const text: Text = {
    collection,
    id,
    address,
    locale,
    article,
    updated: data?.updated,
    body,
    bodyLine: fields.bodyLine,
    lineOf,
    pieces,
    prose: pieces.map((piece) => piece.text).join('\n'),
    words: body.texts.reduce((sum, piece) => sum + countWords(piece.text), 0),
    today,
  };
  for (const check of CHECKS) problems.push(...check(text));
  const anchors = body.headings.map(({ text: heading }) => anchorOf(heading, locale));
  const checked: CheckedText = {
    ...unread,
    data: problems.some(isError) ? data : typesetStrings(data, locale),
    words: text.words,
    anchors: article ? [...PAGE_ANCHORS, ...anchors] : anchors,
    links: body.links.map(({ line, url }) => ({ line, url })),
    related: (article?.related ?? []).map((url, index) => ({ line: lineOf(['related', index]), url })),
    statements: statementsOf(text),
    hidden: article?.draft ?? false,
    shows: article?.draft ? '9999' : (article?.date ?? ''),
  };
  return { text: checked, problems };
}

/** The schema of any collection. */
type FieldsSchema = (typeof COLLECTIONS)[CollectionName]['schema'];

/** Stands for a text that cannot be read in the checks of other texts: it exists, and is empty. */
const UNREAD = {
  data: undefined,
  words: 0,
  anchors: [],
  links: [],
  related: [],
  statements: [],
  hidden: false,
  shows: '',
} as const;

function bodyOf({ body, bodyLine }: FrontMatter<unknown>, problems: Problem[]): Body | undefined {
  try {
    return readBody(body, bodyLine);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'listes ou citations imbriquées par centaines : simplifiez';
    problems.push({ line: bodyLine, field: 'corps', message });
    return undefined;
  }
}

/** Words between spaces; a sign that typography sets apart is none. */
function countWords(text: string): number {
  return text.split(' ').filter((word) => word.length > 1 || /[\p{Letter}\p{Number}]/u.test(word)).length;
}

/** Fields that are keys, days or addresses, not words. */
const NOT_WORDS = /^(?:date|updated|checked|author|theme|kind|target|related|url|named)$/;

function piecesOf({ data, lineOf }: FrontMatter<ArticleData | LegalData>, body: Body, address: URL): Piece[] {
  const fields = listStrings(data)
    .filter(({ path: steps }) => !steps.some((step) => NOT_WORDS.test(String(step))))
    .map(({ path: steps, text }) => ({
      field: steps.join('.'),
      text,
      // looked for only when something is wrong there
      get line() {
        return lineOf(steps);
      },
    }));
  const urls = new Set(body.links.map(({ url }) => url));
  const texts = body.texts
    .filter(({ text }) => !urls.has(text))
    .map(({ line, text }) => ({ line, field: 'corps', text }));
  return [...fields, ...texts, ...drawingPieces(body, address)];
}
