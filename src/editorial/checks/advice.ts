import { hash } from 'node:crypto';
import type { Body } from '../markdown/body.ts';
import { countWords } from '../passages.ts';
import type { FileProblem, Problem } from '../problem.ts';
import { originalsFirst } from './metadata.ts';
import type { CheckedText, Text } from './text.ts';

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
  /^(?:cliquez(?: ici)?|(?:par )?ici|lien|ce lien|en savoir plus|lire la suite|voir plus|click here|here|this link|read more|learn more)$/i;

/** Finds what makes a text harder to read; it stops nothing. */
export function checkAdvice({ body, passages }: Text): Problem[] {
  const long = body.blocks
    .filter(({ type }) => type === 'paragraph' || type === 'blockquote')
    .flatMap(({ parts }) => parts.map(({ line, text }) => ({ line, words: countWords(text) })))
    .filter(({ words }) => words > MAX_WORDS)
    .map(({ line, words }) => ({
      line,
      field: 'corps',
      message: `un paragraphe de ${words} mots : coupez-le, ${MAX_WORDS} au plus se lisent bien sur un téléphone`,
    }));
  const left = passages.flatMap(({ line, field, text }) =>
    (PLACEHOLDER.exec(text) ?? []).map((words) => {
      return { line, field, message: `« ${words} » est un texte provisoire : écrivez-le` };
    }),
  );
  const loud = passages
    .filter(({ text }) => SHOUTED.test(text))
    .map(({ line, field }) => ({
      line,
      field,
      message: 'des mots en capitales : écrivez-les en minuscules',
    }));
  const empty = body.links
    .filter(({ text }) => EMPTY_WORDS.test(text.trim()))
    .map(({ line, text }) => ({
      line,
      field: 'liens',
      message: `« ${text} » ne dit pas où mène le lien : mettez-le sur des mots qui le disent, comme [les tarifs](/tarifs)`,
    }));
  return [...long, ...left, ...loud, ...empty].map((one) => ({ ...one, severity: 'warning' as const }));
}

/** The paragraphs of a body that are long enough to be compared. */
export function paragraphsOf(body: Body): CheckedText['paragraphs'] {
  const images = new Set(body.images.map(({ line }) => line));
  return body.blocks
    .filter(({ type }) => type === 'paragraph' || type === 'blockquote')
    .flatMap(({ parts }) => parts)
    .filter(({ line, text }) => !images.has(line) && countWords(text) >= MIN_WORDS)
    .map(({ line, text }) => ({
      line,
      digest: hash('sha256', text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, ' ')).slice(0, 16),
    }));
}

/** Paragraphs that stand twice, in one text or in two: one notice for all that a text shares with another. */
export function checkRepeats(texts: readonly CheckedText[]): FileProblem[] {
  const first = new Map<string, { file: string; line: number }>();
  return originalsFirst(texts).flatMap(({ file, paragraphs }) => {
    const found = paragraphs.flatMap(({ line, digest }) => {
      const other = first.get(digest);
      first.set(digest, other ?? { file, line });
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
export function checkUnused(texts: readonly CheckedText[], files: readonly string[]): FileProblem[] {
  if (texts.some(({ anchors }) => anchors === undefined)) return []; // what those show is not known
  const shown = new Set(texts.flatMap(({ images }) => images));
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
