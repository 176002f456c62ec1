import { CALLOUTS, videoHost } from '../markdown/callouts.ts';
import { didYouMean } from '../nearest.ts';
import { firstFew, type Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** Signs of Markdown that did not take, and of other Markdowns than ours: what they are, and what to write. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [
    /!\[[^\]]*\]\([^)"]*\S\s+[^)"]*\.\w{3,4}/,
    'le nom de l’image a des espaces : retirez les espaces du nom, ou mettez des traits d’union',
  ],
  [
    /^\s*[•·▪◦‣●○■□–→➔➢➤✓✔①-⑳\uF0A7\uF0B7]\s/,
    'une puce collée d’un traitement de texte : une liste s’écrit « - un point », après une ligne vide',
  ],
  [
    /!\[[^\]]*\]\(/,
    'une image n’a pas pris : ![Ce qu’elle montre](./nom.jpg "La légende"), avec des guillemets droits',
  ],
  [/^\[\/?[a-z]+ \w+=/, 'un code entre crochets n’est pas pris en charge : retirez-le, ou mettez un lien'],
  [/^import .+ from |\{%/, 'du code n’est pas pris en charge : retirez-le'],
  [/oaicite|contentReference|turn\d+search|【/, 'un reste d’assistant d’IA : retirez-le, et citez la source'],
  [/\{\{\{/, 'une valeur du site s’écrit entre doubles accolades, {{product}}'],
  [/[¹²³⁴-⁹](?<=\p{L}{3}.)/u, 'une note s’écrit [^1], puis « [^1]: La source » à la fin du fichier'],
  [/\^\[/, 'une note n’a pas pris : [^1] dans le texte, puis « [^1]: La source » à la fin du fichier'],
  [/(?<!\])\[\d{1,2}\](?!:)/, 'une note s’écrit [^1], puis « [^1]: La source » à la fin du fichier'],
  [/^[-*+]\p{Letter}/u, 'une liste n’a pas pris : mettez une espace après le signe, « - un point »'],
  [/^\d{1,2}[.)]\p{Letter}/u, 'une liste n’a pas pris : mettez une espace après le numéro, « 1. une étape »'],
  [/\t/, 'une tabulation : un tableau s’écrit | A | B |, et ailleurs une espace suffit'],
  [/\]\s?\(/, 'un lien n’a pas pris : [mots](/chemin), sans espace, et la parenthèse fermée'],
  [/\[\[[^\]]+\]\]/, '[[…]] n’est pas pris en charge : un lien s’écrit [mots](/chemin)'],
  [/\)\[[^\]]*\]/, 'les crochets et les parenthèses d’un lien sont inversés : [mots](/chemin)'],
  [/\]\[/, 'un lien par référence n’a pas sa définition : écrivez [mots](/chemin)'],
  [/\*\*|__/, 'un gras n’a pas pris : **mots**, sans espace après les étoiles'],
  [/^#{1,6}[^\s#]/, 'un titre n’a pas pris : mettez une espace après les #'],
  [/^(?!.*:\/\/).*(?:[^\s*]\*|\*[^\s*])/, 'une étoile n’a pas pris : *mots* en italique, [^1] une note'],
  [/^\|.*\|\s*$/, 'un tableau n’a pas pris : une ligne vide avant, puis une ligne | --- | sous les en-têtes'],
  [/^\s*-?\s*\[[ xX]?\]/, 'une case à cocher n’a pas pris : écrivez « - [ ] à faire »'],
  [/^\s*\[!\w+\]/, 'un encadré n’a pas pris : « > » devant chaque ligne, et > [!NOTE] pour la première'],
  [/^\s*:{2,}/, '::: n’est pas pris en charge : un encadré s’écrit > [!NOTE], > [!TIP] ou > [!WARNING]'],
  [/==[^\s=][^=]*==/, '== n’est pas pris en charge : pour faire ressortir un mot, **mot**'],
  [/\+\+[^\s+][^+]*\+\+/, '++ n’est pas pris en charge : pour faire ressortir un mot, **mot**'],
  [/(?<!\[\s?)\^|~/, '~ ou ^ n’a pas pris : un indice CO~2~, un exposant m^2^, « environ » en lettres'],
  [/\$\$/, '$$ n’est pas pris en charge : écrivez la formule en mots, ou montrez-la dans un dessin'],
  [
    /(?<!\{)\{[a-z][\w.]*\}(?!\})/i,
    '{…} n’est pas pris en charge : une valeur du site s’écrit entre doubles accolades, {{product}}',
  ],
  [/\{[.#:][\w-]+[^{}]*\}/, '{…} n’est pas pris en charge : les textes n’ont ni classe ni style'],
  [
    /(?<![\p{Letter}\d:]):[a-z]+(?:_[a-z]+)*:(?![\p{Letter}\d:])/u,
    'les émojis :nom: ne sont pas pris en charge : écrivez le mot',
  ],
  [/^(?:~~~|```)/, 'un bloc de code n’est pas pris en charge : écrivez le texte seul'],
];

/** Finds Markdown that did not take in a line of text, and says what to write; `undefined` when it is well. */
export function leftoverIn(text: string): string | undefined {
  return LEFTOVERS.find(([sign]) => sign.test(text))?.[1];
}

/** Raw HTML is refused, and so is Markdown that would show as it was typed, or that no page has. */
export function checkMarkup({ body, bodyLine, passages, isDraft }: Text): Problem[] {
  const problems: Problem[] = oneALine(body.html).map(({ line, value }) => ({
    line,
    field: 'corps',
    message: `le HTML n'est pas admis (${shorten(value)}) : ${markdownFor(value)}`,
  }));
  const report = (line: number, message: string) => problems.push({ line, field: 'corps', message });
  let last = { line: 0, message: '' };
  let fences = 0;
  for (const { line, text } of body.texts) {
    const message = leftoverIn(text);
    if (message === undefined) continue;
    if (message.startsWith(':::') && (fences += 1) % 2 === 0) continue; // the end of the one above
    // the rows of a table, the items of a list
    if (message !== last.message || line > last.line + 1) report(line, message);
    last = { line, message };
  }
  for (const { line } of body.code)
    report(
      line,
      'un bloc de code n’est pas pris en charge : retirez les ``` ou les quatre espaces en tête de ligne',
    );
  for (const { line, kind, rest } of body.callouts) {
    const names = CALLOUTS.map((name) => `[!${name}]`);
    if (!CALLOUTS.some((name) => name === kind))
      report(line, `[!${kind}] n’est pas un encadré : ${firstFew(names)}${didYouMean(`[!${kind}]`, names)}`);
    else if (rest !== '')
      report(line, `[!${kind}] a déjà son titre : mettez « ${shorten(rest)} » à la ligne suivante, après >`);
  }
  for (const { line, text } of body.shifted)
    if (/\s/.test(text))
      report(
        line,
        `« ${shorten(text)} » serait en exposant ou en indice, entre deux ^ ou deux ~ : écrivez « environ », ou ôtez les espaces`,
      );
  for (const { line, url, text } of body.links)
    if (text.trim() === '') report(line, `un lien sans mots : [ce qu’on lira](${url})`);
    else if (text === url && videoHost(url) !== undefined)
      report(line, `la vidéo n’a pas de titre : [Le titre de la vidéo](${url} "12 minutes")`);
  for (const passage of passages) {
    const fault = fieldFault(passage.text);
    if (fault !== undefined && passage.line < bodyLine)
      problems.push({ line: passage.line, field: passage.field, message: fault });
  }
  if (body.texts.length === 0)
    problems.push({
      line: bodyLine,
      field: 'corps',
      message: 'le texte manque, sous la seconde ligne ---',
      ...(isDraft && { severity: 'warning' as const }),
    });
  return [...problems, ...checkNotes(body)];
}

/** The first of each line, since a tag and its end are one mistake. */
function oneALine<Found extends { readonly line: number }>(found: readonly Found[]): Found[] {
  return found.filter(({ line }, index) => found.findIndex((other) => other.line === line) === index);
}

/** Markdown for each tag. */
const IN_MARKDOWN: readonly (readonly [tags: RegExp, remedy: string])[] = [
  [/^<\/?(?:b|strong)\b/i, 'un mot important s’écrit **mot**'],
  [/^<\/?(?:i|em)\b/i, 'l’italique s’écrit *mots*'],
  [/^<br\b/i, 'une ligne vide sépare deux paragraphes'],
  [/^<\/?a\b/i, 'un lien s’écrit [mots](/chemin)'],
  [/^<img\b/i, 'une image s’écrit ![Ce qu’elle montre](./nom.jpg "La légende")'],
  [/^<iframe\b/i, 'une vidéo s’écrit [Son titre](https://… "12 minutes"), seule dans son paragraphe'],
  [/^<\/?su[bp]\b/i, 'un exposant s’écrit m^2^, un indice CO~2~'],
  [/^<!--/, 'une remarque se met dans la demande de fusion'],
];

function markdownFor(html: string): string {
  return IN_MARKDOWN.find(([tags]) => tags.test(html))?.[1] ?? 'écrivez en Markdown';
}

/** Finds what a field of the front matter cannot hold. */
function fieldFault(text: string): string | undefined {
  if (/<[a-z!/?]/i.test(text)) return `le HTML n'est pas admis (${shorten(text)}) : écrivez sans balise`;
  if (/\*\*|\]\(|`/.test(text)) return 'le Markdown ne se met que dans le corps : écrivez le texte seul';
  return undefined;
}

/** A call of a note that is not there, or has a space: Markdown leaves it as it was typed. */
const CALL = /\[\s?\^\s?([^\]\s]+)\s?\]/g;

/** Each note is referred to, and written once; each call has its note. */
function checkNotes({ notes, noteReferences, texts }: Text['body']): Problem[] {
  const unused = new Set(
    notes.map(({ name }) => name).filter((name) => !noteReferences.some((call) => call.name === name)),
  );
  const lost = texts.flatMap(({ line, text }) =>
    [...text.matchAll(CALL)].flatMap(([call, name = '']) => {
      if (/\s/.test(call)) {
        unused.delete(name);
        return [{ line, field: 'corps', message: `l'appel ${call} a une espace : écrivez [^${name}]` }];
      }
      const bare = texts.find((one) => one.text.startsWith(`${call} `)); // its note, without its colon
      const colon = `la note ${call} n’a pas ses deux-points : commencez sa ligne par « ${call}: »`;
      if (bare !== undefined) return bare.line === line ? [{ line, field: 'notes', message: colon }] : [];
      const [meant] = unused;
      unused.delete(meant ?? '');
      const remedy =
        meant === undefined
          ? `ajoutez une ligne « [^${name}]: … » à la fin du fichier`
          : `la note [^${meant}] n'est appelée nulle part, donnez-leur le même nom`;
      return [{ line, field: 'corps', message: `l'appel ${call} n'a pas sa note : ${remedy}` }];
    }),
  );
  const own = notes.flatMap(({ line, name }, place) => {
    const isSecond = notes.findIndex((note) => note.name === name) < place;
    if (!isSecond && !unused.has(name)) return [];
    const what = isSecond
      ? 'est écrite deux fois : gardez-en une'
      : `n'est appelée nulle part : mettez [^${name}] dans le texte, ou retirez-la`;
    return [{ line, field: 'notes', message: `la note [^${name}] ${what}` }];
  });
  return [...lost, ...own];
}

/** The first line of a text, as a message quotes it. */
function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > 50 ? `${line.slice(0, 50)}…` : line;
}
