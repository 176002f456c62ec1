import { NOTICE, type Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** Signs of Markdown that did not take, and would show as they were typed. */
const UNPARSED: readonly (readonly [sign: RegExp, message: string])[] = [
  [
    /!\[[^\]]*\]\(/,
    'une image n’a pas pris : ![Ce qu’elle montre](./nom.jpg "La légende"), sans espace dans le nom du fichier',
  ],
  [/\]\s?\(/, 'un lien n’a pas pris : [mots](/chemin), sans espace, et la parenthèse fermée'],
  [/^#{1,6}[^\s#]/, 'un titre n’a pas pris : mettez une espace après les #'],
  [/^\[!\w+\]/, 'les encadrés n’existent pas ici : retirez cette marque, la citation reste'],
  [/^\|.*\|\s*$/, 'un tableau n’a pas pris : une ligne vide avant, puis une ligne | --- | sous les en-têtes'],
];

/** HTML, or Markdown for bold words and links. */
const MARKUP = /<[a-z!/?]|\*\*|\]\(/i;

/** Refuses what a page cannot hold: raw HTML, code, Markdown that did not take. */
export function checkMarkup({ body, bodyLine, passages, isDraft }: Text): Problem[] {
  const places = [
    ...body.html.map(({ line, value }) => ({ line, message: htmlRefused(value) })),
    ...body.code.map(({ line }) => ({
      line,
      message:
        'un bloc de code n’est pas pris en charge : retirez les ``` ou les quatre espaces en tête de ligne',
    })),
    ...body.texts.flatMap(({ line, text }) => {
      const [, message] = UNPARSED.find(([sign]) => sign.test(text)) ?? [];
      return message === undefined ? [] : [{ line, message }];
    }),
    ...body.links
      .filter(({ text }) => text.trim() === '')
      .map(({ line, url }) => ({ line, message: `un lien sans mots : [ce qu’on lira](${url})` })),
  ];
  const inBody = oncePerLine(places).map((place) => ({ field: 'corps', ...place }));
  const inFields = passages
    .filter(({ line, text }) => line < bodyLine && MARKUP.test(text))
    .map(({ line, field }) => ({
      line,
      field,
      message: 'ni HTML ni Markdown dans un champ : le texte seul',
    }));
  const empty = { line: bodyLine, field: 'corps', message: 'le texte manque, sous la seconde ligne ---' };
  return [
    ...inBody,
    ...inFields,
    ...(body.texts.length === 0 ? [isDraft ? { ...empty, ...NOTICE } : empty] : []),
  ];
}

function htmlRefused(html: string): string {
  return `le HTML n'est pas admis (${shorten(html)}) : écrivez en Markdown`;
}

/** The first problem of each line: a tag and its end are one mistake, and so are the rows of a table. */
function oncePerLine<Found extends { readonly line: number; readonly message: string }>(
  found: readonly Found[],
): Found[] {
  return found.filter(
    ({ line, message }, index) =>
      !found
        .slice(0, index)
        .some((other) => other.line === line || (other.message === message && other.line === line - 1)),
  );
}

function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > 50 ? `${line.slice(0, 50)}…` : line;
}
