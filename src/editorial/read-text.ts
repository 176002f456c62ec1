import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkImages } from './checks/images.ts';
import { checkMarkup } from './checks/markup.ts';
import { checkDates, checkFileName } from './checks/metadata.ts';
import { checkNotes } from './checks/notes.ts';
import { checkOutline } from './checks/outline.ts';
import { listPassages } from './checks/passages.ts';
import { checkFacts, checkNames, checkTemplate } from './checks/placeholders.ts';
import type { Check, Text } from './checks/text.ts';
import { COLLECTIONS, localeOfText, type CollectionName } from './collections.ts';
import { readTextFields, type Fields } from './fields.ts';
import { emptyBody } from './markdown/body.ts';
import { measurePictures } from './markdown/pictures.ts';
import { readBody } from './markdown/render.ts';
import { withoutMissingFacts } from './markdown/missing-facts.ts';
import { isError, type Problem } from './problem.ts';
import { readSource } from './yaml/source.ts';

const CHECKS: readonly Check[] = [
  checkDates,
  checkFacts,
  checkMarkup,
  checkNotes,
  checkOutline,
  checkImages,
  checkTemplate,
];

interface TextFile {
  readonly collection: CollectionName;
  readonly root: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly today: string;
}

type Place = Pick<Text, 'collection' | 'id' | 'file' | 'address' | 'locale' | 'today'>;

interface CheckedText {
  readonly text: Text;
  readonly problems: readonly Problem[];
}

/** Reads, checks and renders a text in one pass; never throws on what an editor can write. */
export async function readText(textFile: TextFile): Promise<CheckedText> {
  const place = textPlace(textFile);
  const { locale, address, today } = place;
  const source = readSource(textFile.bytes);
  const problems = [...checkFileName(place), ...source.problems];
  if (source.text === undefined) return { text: unreadText(place), problems };

  const fields = readTextFields(place.collection, source.text, locale, today);
  const { body: markdown, bodyLine } = fields;
  problems.push(...fields.problems, ...checkNames(source.text));
  if (markdown === undefined) return { text: unreadText(place, fields), problems };

  const pictures = await measurePictures(markdown, textFile.root, place.file);
  const bodyPlace = { locale, file: address, firstLine: bodyLine, pictures };
  const { body, rendered } = readBody(markdown, bodyPlace);
  if (rendered === undefined)
    return { text: unreadText(place, fields), problems: [...problems, tooDeep(bodyLine)] };

  const passages = listPassages(fields, body, address);
  const text: Text = { ...unreadText(place, fields), isRead: true, body, pictures, passages };
  const reportedLines = new Set(fields.problems.map(({ line }) => line));
  for (const check of CHECKS) problems.push(...check(text).filter(({ line }) => !reportedLines.has(line)));
  if (problems.some(isError)) return { text, problems };

  const complete = withoutMissingFacts(markdown, locale);
  const content = complete === markdown ? rendered : readBody(complete, bodyPlace).rendered;
  return { text: content === undefined ? text : { ...text, content }, problems };
}

function textPlace({ collection, root, file, today }: TextFile): Place {
  const id = path.posix.relative(COLLECTIONS[collection].folder, file).replace(/\.md$/, '');
  const address = pathToFileURL(path.resolve(root, file));
  return { collection, id, file, address, locale: localeOfText(id), today };
}

function unreadText(place: Place, fields?: Fields): Text {
  const { data, values, article, isDraft = false, bodyLine = 1, fieldLine = () => 1 } = fields ?? {};
  const body = emptyBody();
  const known = { data, values, article, isDraft, bodyLine, fieldLine };
  return { ...place, ...known, isRead: false, body, pictures: new Map(), passages: [] };
}

function tooDeep(line: number): Problem {
  const message = 'listes ou citations imbriquées par dizaines : simplifiez';
  return { line, field: 'corps', message };
}
