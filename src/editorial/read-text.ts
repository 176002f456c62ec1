import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkAdvice } from './checks/advice.ts';
import { checkImages } from './checks/images.ts';
import { checkMarkup } from './checks/markup.ts';
import { checkPasted } from './checks/pasted.ts';
import { checkDates, checkFileName } from './checks/metadata.ts';
import { checkFacts, checkNames, checkOutline, checkSubstance } from './checks/structure.ts';
import { checkTypography, checkWords } from './checks/writing.ts';
import type { Text } from './checks/text.ts';
import { COLLECTIONS, localeOfText, type CollectionName } from './collections.ts';
import { emptyBody } from './markdown/body.ts';
import { measurePictures } from './markdown/pictures.ts';
import { readBody } from './markdown/render.ts';
import { typesetMarkdown, withDrawingsInWords } from './markdown/typeset.ts';
import { completeFields } from './partial.ts';
import { isError, type Problem } from './problem.ts';
import { fillFacts, typesetStrings } from '#i18n/facts.ts';
import { countWords, passagesOf } from './passages.ts';
import { readFrontMatter, type FrontMatter } from './yaml/front-matter.ts';
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
  checkTypography,
  checkWords,
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

/** Reads, checks and renders a text in one pass; never throws on what an editor can write. */
export async function readText(given: TextFile): Promise<{ text: Text; problems: Problem[] }> {
  const { collection, root, file, bytes, today } = given;
  const id = path.posix.relative(COLLECTIONS[collection].folder, file).replace(/\.md$/, '');
  const locale = localeOfText(id);
  const address = pathToFileURL(path.resolve(root, file));
  const source = readSource(bytes);
  const problems: Problem[] = [...checkFileName({ collection, id }), ...source.problems];
  const unread = { ...UNREAD, collection, id, file, address, locale, body: emptyBody(), today };
  if (source.text === undefined) return { text: unread, problems };

  const fields = readFrontMatter<FieldsSchema>(source.text, COLLECTIONS[collection].schema, locale);
  const { values, lineOf, isDraft, bodyLine } = fields;
  problems.push(...fields.problems, ...checkNames(source.text));
  if (fields.isUnfenced) return { text: { ...unread, values }, problems };
  const pictures = await measurePictures(fields.body, address, path.posix.dirname(file));
  const { body, rendered } = readBody(fields.body, { locale, file: address, firstLine: bodyLine, pictures });
  const data = fields.data ?? draftData(collection, fields, today);
  if (rendered instanceof RangeError) {
    const message = 'listes ou citations imbriquées par centaines : simplifiez';
    problems.push({ line: bodyLine, field: 'corps', message });
    return { text: { ...unread, values, data }, problems };
  }

  const article = data !== undefined && 'theme' in data ? data : undefined;
  const text: Text = {
    ...unread,
    isRead: true,
    data,
    values,
    article,
    isDraft,
    body,
    pictures,
    bodyLine,
    lines: source.text.split('\n'),
    lineOf,
    passages: passagesOf({ data, lineOf }, body, address),
    words: body.texts.reduce((sum, passage) => sum + countWords(passage.text), 0),
  };
  const told = new Set(fields.problems.map(({ line }) => line));
  for (const check of CHECKS) problems.push(...check(text).filter(({ line }) => !told.has(line)));
  if (problems.some(isError)) return { text, problems };
  if (rendered instanceof Error) throw new Error(`${file}: ${rendered.message}`, { cause: rendered });
  const markdown = withDrawingsInWords(typesetMarkdown(fillFacts(fields.body, locale), locale), locale);
  const typeset = { ...text, data: typesetStrings(data, locale), content: { ...rendered, markdown } };
  return { text: typeset, problems };
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
  isRead: false,
  data: undefined,
  article: undefined,
  isDraft: false,
  pictures: new Map(),
  bodyLine: 1,
  lines: [],
  lineOf: () => 1,
  passages: [],
  words: 0,
} as const;
