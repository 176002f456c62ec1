import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** Call whose note is not there: Markdown leaves it as it was typed. */
const CALL = /\[\s?\^\s?([^\]\s]+)\s?\]/g;

/** Each note has a text, is written once and is called; each call has its note. */
export function checkNotes({ body: { notes, noteReferences, texts } }: Text): Problem[] {
  const names = notes.map(({ name }) => name);
  const called = new Set(noteReferences.map(({ name }) => name));
  const uncalled = notes.filter(({ name }) => !called.has(name));
  const [meant] = uncalled;
  const remedy = (name: string) =>
    meant === undefined
      ? `ajoutez une ligne « [^${name}]: … » à la fin du fichier`
      : `la note [^${meant.name}] n'est appelée nulle part, donnez-leur le même nom`;
  const lost = texts.flatMap(({ line, text }) =>
    [...text.matchAll(CALL)].map(([call, name = '']) => ({
      line,
      message: `l'appel ${call} n'a pas sa note : ${remedy(name)}`,
    })),
  );
  const wrong = [
    ...notes
      .filter(({ name }, index) => names.indexOf(name) < index)
      .map(({ line, name }) => ({
        line,
        message: `la note [^${name}] est écrite deux fois : gardez-en une`,
      })),
    ...notes
      .filter(({ text }) => text.trim() === '')
      .map(({ line, name }) => ({ line, message: `la note [^${name}] est vide : écrivez sa source` })),
    ...uncalled.slice(lost.length).map(({ line, name }) => ({
      line,
      message: `la note [^${name}] n'est appelée nulle part : mettez [^${name}] dans le texte, ou retirez-la`,
    })),
  ];
  return [...lost, ...wrong].map((problem) => ({ field: 'notes', ...problem }));
}
