/**
 * Writes the editions in `content/newsletter` as JSON to the output, newest first, those to come and drafts too, as their
 * mails take them. `npm run newsletter -- preview` and `test` read it, without a build. An edition with an error is left
 * out, and the error output says what is wrong.
 */
import path from 'node:path';
import { todayInParis } from '#build-time.ts';
import { editionOf, localeOfText } from '../collections.ts';
import { readContent } from '../content.ts';
import { entryOf } from '../entry.ts';
import { describeProblem, isError } from '../problem.ts';
import { publishedEdition } from './published-edition.ts';

const { texts, problems } = await readContent(path.resolve(import.meta.dirname, '../../..'));
const errors = problems.filter((one) => isError(one) && one.file.startsWith('content/newsletter/'));
for (const error of errors) console.error(describeProblem(error));
const editions = texts.flatMap((text) => {
  const { id, data } = text;
  const edition = editionOf(id);
  const isWrong = errors.some(({ file }) => file.startsWith(`content/newsletter/${edition}/`));
  if (text.collection !== 'newsletter' || isWrong || data === undefined || !('themes' in data)) return [];
  const isLater = data.date > todayInParis();
  const pending = data.draft ? 'draft' : isLater ? 'later' : undefined;
  const html = entryOf(text).rendered?.html ?? '';
  return [publishedEdition({ ...data, edition, pending, html }, localeOfText(id))];
});
const newestFirst = editions.toSorted((one, other) => (one.edition < other.edition ? 1 : -1));
process.stdout.write(JSON.stringify(newestFirst));
