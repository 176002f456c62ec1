import { videoHost } from '../markdown/callouts.ts';
import { countWords } from '../passages.ts';
import type { FileProblem, Problem } from '../problem.ts';
import { originalsFirst } from './metadata.ts';
import { imagesOf } from './images.ts';
import type { Text } from './text.ts';

/** A paragraph of more words than this is hard to read on a phone. */
const MAX_WORDS = 150;

/** A paragraph of fewer words may well stand twice. */
const MIN_WORDS = 12;

/** Words that writers type for words to come; the template's own mark is an error (`structure.ts`). */
const PLACEHOLDER =
  /lorem ipsum|en tant que modèle de langage|^(?:bien sûr|certainement) ! voici|(?<!\p{Letter})(?:TODO|TBD|FIXME|XXX+)(?!\p{Letter})|texte à venir|à compléter|\[(?:…|\.\.\.)\]|to be completed/iu;

/** Four words in capitals one after another: acronyms stand alone. */
const SHOUTED = /(?:(?<!\p{Letter})\p{Uppercase}{2,}[ ,'’]+){3}\p{Uppercase}{2,}/u;

/** Words of a link that say nothing of where it leads, whole. */
const EMPTY_WORDS =
  /^(?:cliquez(?: ici)?|(?:par )?ici|lien|ce lien|en savoir plus|lire la suite|voir plus|click here|here|this link|read more|learn more|(?:https?:\/\/|www\.)\S+)$/i;

/** Finds what makes a text harder to read; it stops nothing. */
export function checkAdvice({ body, passages }: Text): Problem[] {
  const problems: Problem[] = [];
  const notice = (line: number, field: string, message: string) =>
    problems.push({ line, field, message, severity: 'warning' });
  for (const { line, text } of runningText(body)) {
    const words = countWords(text);
    if (words > MAX_WORDS)
      notice(
        line,
        'corps',
        `un paragraphe de ${words} mots : coupez-le, ${MAX_WORDS} au plus se lisent bien sur un téléphone`,
      );
  }
  for (const passage of passages) {
    const [left] = PLACEHOLDER.exec(passage.text) ?? [];
    if (left !== undefined)
      notice(passage.line, passage.field, `« ${left} » est un texte provisoire : écrivez-le`);
    if (SHOUTED.test(passage.text))
      notice(passage.line, passage.field, 'des mots en capitales : écrivez-les en minuscules');
  }
  for (const { line, text } of body.links)
    if (EMPTY_WORDS.test(text.trim()) && videoHost(text) === undefined)
      notice(
        line,
        'liens',
        `« ${text.slice(0, 60)} » ne dit pas où mène le lien : mettez-le sur des mots qui le disent, comme [les tarifs](/tarifs)`,
      );
  return problems;
}

function runningText({ blocks }: Text['body']) {
  return blocks.flatMap(({ type, parts }) => (type === 'paragraph' || type === 'blockquote' ? parts : []));
}

/** Lists the paragraphs of a text that are long enough to be compared, each with its words alone. */
function paragraphsOf({ body }: Text) {
  const images = new Set(body.images.map(({ line }) => line));
  return runningText(body)
    .filter(({ line, text }) => !images.has(line) && countWords(text) >= MIN_WORDS)
    .map(({ line, text }) => ({ line, words: text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ') }));
}

/** Paragraphs that stand twice, in one text or in two: one notice for all that a text shares with another. */
export function checkRepeats(texts: readonly Text[]): FileProblem[] {
  const first = new Map<string, { file: string; line: number }>();
  return originalsFirst(texts).flatMap((text) => {
    const { file } = text;
    const found = paragraphsOf(text).flatMap(({ line, words }) => {
      const other = first.get(words);
      first.set(words, other ?? { file, line });
      return other === undefined ? [] : [{ line, other }];
    });
    const shared = Map.groupBy(found, ({ other }) => other.file).values();
    return [...shared].flatMap(([one, ...rest]) => {
      if (one === undefined) return [];
      const place = `${one.other.file}:${one.other.line}`;
      const more = rest.length === 0 ? '' : `, et ${rest.length} autres`;
      const message = `le même paragraphe est déjà dans ${place}${more} : gardez-en un, et renvoyez-y par un lien`;
      return [{ file, line: one.line, field: 'corps', message, severity: 'warning' as const }];
    });
  });
}

/** Images beside texts that no text shows. `files` are paths from the project's root. */
export function checkUnused(texts: readonly Text[], files: readonly string[]): FileProblem[] {
  if (texts.some(({ isRead }) => !isRead)) return []; // what those show is not known
  const shown = new Set(texts.flatMap(imagesOf));
  return files
    .filter((file) => !shown.has(file))
    .map((file) => ({
      file,
      line: 1,
      field: 'image',
      message: 'aucun texte ne montre cette image : montrez-la, ou supprimez le fichier',
      severity: 'warning',
    }));
}
