import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBody, type Body } from './markdown/body.ts';
import { checkDates } from './checks/dates.ts';
import { checkDrawings, drawingPieces } from './checks/drawings.ts';
import { checkFacts } from './checks/facts.ts';
import { checkMarkup } from './checks/markup.ts';
import { anchorOf, checkOutline, PAGE_ANCHORS } from './checks/outline.ts';
import { checkSlug } from './checks/file-names.ts';
import { checkSubstance } from './checks/substance.ts';
import { checkTypography } from './checks/typography.ts';
import { checkWords } from './checks/words.ts';
import { COLLECTIONS, localeOfText, schemaOf, type CollectionName } from './collections.ts';
import { readFrontMatter, type FrontMatter } from './yaml/front-matter.ts';
import { makeTextPage } from './make-text-page.ts';
import { isError, type Finding } from './problem.ts';
import type { Outgoing, TextRecord } from './record.ts';
import { readSource } from './yaml/source.ts';
import { stringsOf } from './yaml/strings.ts';
import type { Piece, Text } from './checks/text.ts';
import type { Reading, TextPage } from './text-page.ts';
import { ListedArticleSchema, type ArticleData, type LegalData } from '../schemas/article.ts';

/** The checks that a text can pass or fail by itself. */
const CHECKS: readonly ((text: Text) => Finding[])[] = [
  checkDates,
  checkFacts,
  checkMarkup,
  checkOutline,
  checkDrawings,
  checkSubstance,
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
export function readTextFile({ collection, root, file, bytes, today }: Input): Reading {
  const id = path.posix.relative(COLLECTIONS[collection].folder, file).replace(/\.md$/, '');
  const locale = localeOfText(id);
  const findings: Finding[] = checkSlug({ collection, id });
  const source = readSource(bytes);
  findings.push(...source.findings);
  const none = { collection, id, file, locale };
  if (!source.readable) return { record: { ...none, ...UNREAD }, findings, page: undefined };

  const fields = readFrontMatter(source.text, schemaOf(collection), locale);
  findings.push(...fields.findings);
  const body = structure(fields, findings);
  if (body === undefined)
    return { record: { ...none, ...UNREAD, data: listed(fields.data) }, findings, page: undefined };

  const { data } = fields;
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
    lineOf: fields.lineOf,
    pieces,
    prose: pieces.map((piece) => piece.text).join('\n'),
    words: body.texts.reduce((sum, piece) => sum + countWords(piece.text), 0),
    today,
  };
  for (const check of CHECKS) findings.push(...check(text));
  const page = pageOf(text, fields, findings);
  return { record: { ...none, ...recordOf(text, fields, page) }, findings, page };
}

/** The text made ready for its page, unless something is wrong with it. */
function pageOf(
  { collection, locale, address, bodyLine }: Text,
  { data, body }: FrontMatter<ArticleData | LegalData>,
  findings: Finding[],
): TextPage | undefined {
  if (data === undefined || findings.some(isError)) return undefined;
  try {
    return makeTextPage({ collection, locale, address, data, body });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    findings.push({ line: bodyLine, field: 'corps', message });
    return undefined;
  }
}

/** What a text that cannot be read is to the others: there, and empty. */
const UNREAD = {
  data: undefined,
  words: 0,
  anchors: [],
  links: [],
  related: [],
  hidden: false,
  shows: '',
} as const;

function recordOf(
  text: Text,
  { data, lineOf }: FrontMatter<ArticleData | LegalData>,
  page: TextPage | undefined,
): Omit<TextRecord, 'collection' | 'id' | 'file' | 'locale'> {
  const { article, locale } = text;
  const related: Outgoing[] = (article?.related ?? []).map((url, index) => ({
    line: lineOf(['related', index]),
    url,
  }));
  return {
    data: listed(page?.data ?? data),
    words: text.words,
    anchors: [
      ...(article ? PAGE_ANCHORS : []),
      ...text.body.headings.map(({ text: heading }) => anchorOf(heading, locale)),
    ],
    links: text.body.links.map(({ line, url }) => ({ line, url })),
    related,
    hidden: article?.draft ?? false,
    shows: article?.draft ? '9999' : (article?.date ?? ''),
  };
}

function listed(data: ArticleData | LegalData | undefined): TextRecord['data'] {
  return data !== undefined && 'theme' in data ? ListedArticleSchema.parse(data) : data;
}

function structure({ body, bodyLine }: FrontMatter<unknown>, findings: Finding[]): Body | undefined {
  try {
    return readBody(body, bodyLine);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    findings.push({
      line: bodyLine,
      field: 'corps',
      message: 'listes ou citations imbriquées par centaines : simplifiez',
    });
    return undefined;
  }
}

/** Words between spaces; a sign that typography sets apart is none. */
function countWords(text: string): number {
  return text.split(' ').filter((word) => word.length > 1 || /[\p{Letter}\p{Number}]/u.test(word)).length;
}

/** Fields that are keys, days or addresses, not words. */
const NOT_WORDS = /^(?:date|updated|checked|author|theme|kind|target|related|url)$/;

function piecesOf({ data, lineOf }: FrontMatter<ArticleData | LegalData>, body: Body, address: URL): Piece[] {
  const fields = stringsOf(data)
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
