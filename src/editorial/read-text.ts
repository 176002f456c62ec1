import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkCounted } from './claims/counted.ts';
import { checkFigures, statementsOf } from './claims/statements.ts';
import { checkAdvice, paragraphsOf } from './checks/advice.ts';
import { checkImages } from './checks/images.ts';
import { checkLetter } from './checks/letter.ts';
import { checkMarkup } from './checks/markup.ts';
import { checkPasted } from './checks/pasted.ts';
import { checkDates, checkFileName, UNIQUE } from './checks/metadata.ts';
import {
  anchorOf,
  checkFacts,
  checkNames,
  checkOutline,
  checkSubstance,
  PAGE_ANCHORS,
} from './checks/structure.ts';
import { checkLanguage, checkTypography, checkWords } from './checks/writing.ts';
import type { CheckedText, Section, Text } from './checks/text.ts';
import { COLLECTIONS, localeOfText, type CollectionName } from './collections.ts';
import type { Body } from './markdown/body.ts';
import { measurePictures } from './markdown/pictures.ts';
import { readBody, type ReadBody } from './markdown/render.ts';
import { typesetMarkdown, withDrawingsInWords } from './markdown/typeset.ts';
import { completeFields } from './partial.ts';
import { isError, type Problem } from './problem.ts';
import { fillFacts, typesetStrings } from '../i18n/facts.ts';
import { alternates } from '../routes.ts';
import { countWords, passagesOf } from './passages.ts';
import { readFrontMatter, type FrontMatter } from './yaml/front-matter.ts';
import { withFeatures } from './switched-off.ts';
import { readSource } from './yaml/source.ts';

/** The checks that need no other text. */
const CHECKS: readonly ((text: Text) => Problem[])[] = [
  checkDates,
  checkFacts,
  checkMarkup,
  checkPasted,
  checkOutline,
  checkImages,
  checkSubstance,
  checkLetter,
  checkFigures,
  checkCounted,
  checkTypography,
  checkWords,
  checkLanguage,
  checkAdvice,
];

/** A file to read. */
interface TextFile {
  readonly collection: CollectionName;
  readonly root: string;
  /** Path from the root. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly today: string;
}

/** A text read and checked, all but what needs the other texts. */
interface TextReading {
  readonly text: CheckedText;
  readonly problems: readonly Problem[];
}

/** Reads, checks and renders a text in one pass; never throws on what an editor can write. */
export async function readText({ collection, root, file, bytes, today }: TextFile): Promise<TextReading> {
  const id = path.posix.relative(COLLECTIONS[collection].folder, file).replace(/\.md$/, '');
  const locale = localeOfText(id);
  const source = readSource(bytes);
  const problems: Problem[] = [...checkFileName({ collection, id }), ...source.problems];
  const empty = { ...UNREAD, collection, id, file, locale };
  if (source.text === undefined) return { text: empty, problems };

  const { text: shown, gone } = withFeatures(source.text);
  problems.push(...gone);
  const fields = readFrontMatter<FieldsSchema>(shown, COLLECTIONS[collection].schema, locale);
  const { lineOf } = fields;
  const unread = { ...empty, values: fields.values };
  const data = fields.data ?? draftData(collection, fields, today);
  problems.push(...fields.problems, ...checkNames(shown));
  if (fields.isUnfenced) return { text: unread, problems };
  const address = pathToFileURL(path.resolve(root, file));
  const pictures = await measurePictures(fields.body, address, path.posix.dirname(file));
  const place = { locale, file: address, firstLine: fields.bodyLine, pictures };
  const read = bodyOf(fields.body, place, problems);
  if (read === undefined) return { text: { ...unread, data }, problems };

  const { body, rendered } = read;
  const article = data !== undefined && 'theme' in data ? data : undefined;
  const letter = data !== undefined && 'themes' in data ? data : undefined;
  const passages = passagesOf({ data, lineOf }, body, address);
  const text: Text = {
    collection,
    id,
    address,
    locale,
    article,
    letter,
    isDraft: fields.isDraft,
    updated: data !== undefined && 'updated' in data ? data.updated : undefined,
    body,
    pictures,
    bodyLine: fields.bodyLine,
    lines: shown.split('\n'),
    lineOf,
    passages,
    words: body.texts.reduce((sum, passage) => sum + countWords(passage.text), 0),
    statements: statementsOf({ article, body, lineOf }),
    today,
  };
  const told = new Set(fields.problems.map(({ line }) => line));
  for (const check of CHECKS) problems.push(...check(text).filter(({ line }) => !told.has(line)));
  const anchors = body.headings.map(({ text: heading }) => anchorOf(heading, locale));
  const isWrong = problems.some(isError);
  const checked: CheckedText = {
    ...unread,
    data: isWrong ? data : typesetStrings(data, locale),
    words: text.words,
    lines: Object.fromEntries(
      [...UNIQUE, 'score', 'themes', 'draft'].map((field) => [field, lineOf([field])]),
    ),
    anchors: collection === 'legal' || collection === 'newsletter' ? anchors : [...PAGE_ANCHORS, ...anchors],
    links: body.links.map(({ line, url }) => ({ line, url })),
    related: (article?.related ?? []).map((url, index) => ({ line: lineOf(['related', index]), url })),
    aliases: (article?.aliases ?? []).map((url, index) => ({ line: lineOf(['aliases', index]), url })),
    images: body.images.map(({ url }) => path.posix.join(path.posix.dirname(file), url)),
    paragraphs: paragraphsOf(body),
    sections: collection === 'articles' || collection === 'newsletter' ? [] : sectionsOf(body),
    statements: text.statements,
    hidden: fields.isDraft,
    shows: fields.isDraft ? '9999' : (article?.date ?? letter?.date ?? ''),
  };
  if (isWrong) return { text: checked, problems };
  if (rendered instanceof Error) throw new Error(`${file}: ${rendered.message}`, { cause: rendered });
  const plain = withDrawingsInWords(typesetMarkdown(fillFacts(fields.body, locale), locale), locale);
  return { text: { ...checked, content: { ...rendered, markdown: plain } }, problems };
}

/** The fields of a draft that is not finished: those that hold; `undefined` for any other text with errors. */
function draftData(collection: CollectionName, fields: FrontMatter<unknown>, today: string) {
  const { isDraft, values, problems } = fields;
  const holds = isDraft && values instanceof Object && !problems.some(isError);
  return holds ? completeFields(collection, values, today) : undefined;
}

/** The schema of any collection. */
type FieldsSchema = (typeof COLLECTIONS)[CollectionName]['schema'];

/** Stands for a text that cannot be read in the checks of other texts: it exists, and is empty. */
const UNREAD = {
  data: undefined,
  lines: {},
  words: 0,
  links: [],
  related: [],
  aliases: [],
  images: [],
  paragraphs: [],
  sections: [],
  statements: [],
  hidden: false,
  shows: '',
} as const;

function bodyOf(
  markdown: string,
  place: Parameters<typeof readBody>[1],
  problems: Problem[],
): ReadBody | undefined {
  try {
    return readBody(markdown, place);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'listes ou citations imbriquées par centaines : simplifiez';
    problems.push({ line: place.firstLine, field: 'corps', message });
    return undefined;
  }
}

/** The parts of a body with what a translation keeps of them. */
function sectionsOf({ headings, blocks, links }: Body): Section[] {
  return headings.map(({ line, depth, text }, index) => {
    const end = headings[index + 1]?.line ?? Infinity;
    const isInside = (place: number) => place > line && place < end;
    const own = blocks.filter(({ parts: [first] }) => first !== undefined && isInside(first.line));
    return {
      line,
      depth,
      title: text,
      words: own.flatMap(({ parts }) => parts).reduce((sum, part) => sum + countWords(part.text), 0),
      signs: [
        ...own.flatMap(({ parts }) => parts.flatMap((part) => part.text.match(/\d+|\{\{[^}]*\}\}/g) ?? [])),
        ...links
          .filter((link) => isInside(link.line))
          .map(({ url }) => alternates(url.split('#')[0] ?? '')[0]?.path ?? url),
      ],
      blocks: own.map(({ type, parts }) => `${type} ${type === 'paragraph' ? '' : parts.length}`).join(', '),
    };
  });
}
