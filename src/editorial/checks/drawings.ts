import { existsSync } from 'node:fs';
import { drawingProblems, sourceOf, wordsOf } from '../markdown/drawing.ts';
import type { Problem } from '../problem.ts';
import type { Piece, Text } from './text.ts';

/** A drawing beside its text. */
const NAME = /^\.\/[a-z0-9-]+\.svg$/;

/** Shorter than this, an alternative names a drawing instead of saying what it shows. */
const MIN_ALTERNATIVE = 40;

/** Longer than this, an alternative tires a listener: the rest belongs in the text. */
const MAX_ALTERNATIVE = 500;

/** A drawing is a valid file beside the text, alone in its paragraph, with an alternative that says what it shows. */
export function checkDrawings({ body, address }: Text): Problem[] {
  return body.images.flatMap(({ line, url, alternative, alone }) => {
    const found: string[] = [];
    const length = alternative.trim().length;
    if (length === 0)
      found.push('l’alternative manque : ![Ce que le dessin montre, avec ses chiffres](./nom.svg)');
    else if (length < MIN_ALTERNATIVE)
      found.push(
        `l’alternative est trop courte : ${MIN_ALTERNATIVE} signes au moins, avec les chiffres du dessin`,
      );
    else if (length > MAX_ALTERNATIVE)
      found.push(`l’alternative est trop longue : ${MAX_ALTERNATIVE} signes au plus, le reste dans le texte`);
    if (/^(?:image|dessin|schéma|figure|graphique|illustration)\b/i.test(alternative.trim()))
      found.push('l’alternative dit ce qui est montré, pas « image de » : commencez par le sujet');
    if (!alone) found.push('un dessin se met seul dans son paragraphe, entre deux lignes vides');
    found.push(...fileProblems(url, address));
    return found.map((message) => ({ line, field: 'dessin', message }));
  });
}

function fileProblems(url: string, address: URL): string[] {
  if (!NAME.test(url))
    return [
      `${url} n'est pas admis : un dessin est un fichier .svg à côté du texte. Exemple : ./mon-article.svg`,
    ];
  const file = new URL(url, address);
  if (!existsSync(file))
    return [`${url} n'existe pas à côté du texte : ajoutez le fichier, ou corrigez son nom`];
  return drawingProblems(sourceOf(file)).map((problem) => `${url} : ${problem}`);
}

/** The words of the drawings: alternatives, captions, and what is written in them. */
export function drawingPieces({ images }: Text['body'], address: URL): Piece[] {
  return images.flatMap(({ line, url, alternative, caption }) => {
    const file = new URL(url, address);
    const words = NAME.test(url) && existsSync(file) ? wordsOf(sourceOf(file)) : [];
    return [alternative, caption, ...words].map((text) => ({ line, field: 'dessin', text }));
  });
}
