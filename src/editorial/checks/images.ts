import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PICTURE } from '#schemas/content/article.ts';
import { didYouMean } from '../nearest.ts';
import { drawingProblems, sourceOf, wordsOf } from '../markdown/drawing.ts';
import { PICTURE_NAME } from '../markdown/pictures.ts';
import { NOTICE, type Problem } from '../problem.ts';
import type { Passage, Text } from './text.ts';

/** A drawing beside its text. */
const DRAWING_NAME = /^\.\/[a-z0-9-]+\.svg$/;

/** A shorter alternative names an image instead of saying what it shows; a longer one tires a listener. */
export const ALTERNATIVE = { min: 40, max: 500 } as const;

/** An image is a valid file beside the text, alone in its paragraph, with an alternative that says what it shows. */
export function checkImages({ body, address, pictures }: Text): Problem[] {
  return body.images.flatMap(({ line, url, alternative, caption, alone }) => {
    const problems: Problem[] = [];
    const report = (message: string, rest: Partial<Problem> = {}) =>
      problems.push({ line, field: fieldOf(url), message, ...rest });
    const words = alternative.trim();
    if (words.length === 0)
      report(`l’alternative manque : ![Ce que l’image montre, avec ses chiffres](${url} "La légende")`);
    else if (words.length < ALTERNATIVE.min)
      report(
        `l’alternative est trop courte : ${ALTERNATIVE.min} signes au moins, avec les chiffres de l’image`,
      );
    else if (words.length > ALTERNATIVE.max)
      report(`l’alternative est trop longue : ${ALTERNATIVE.max} signes au plus, le reste dans le texte`);
    if (/^(?:image|dessin|schéma|figure|graphique|illustration|photo|photographie)\b/i.test(words))
      report('l’alternative dit ce qui est montré, pas « image de » ni « dessin de » : le sujet d’abord');
    if (!alone) report('une image se met seule dans son paragraphe, entre deux lignes vides');
    for (const message of fileProblems(url, address)) report(message);
    const picture = pictures.get(url);
    if (picture === undefined) return problems;
    if ('fault' in picture) report(`${url} ${picture.fault}`);
    else if (picture.width < PICTURE.minWidth)
      report(
        `${url} n’a que ${picture.width} pixels de large : il en faut ${PICTURE.minWidth} au moins, ${PICTURE.sharpWidth} de préférence`,
      );
    else if (picture.width < PICTURE.sharpWidth)
      report(
        `${url} a ${picture.width} pixels de large : elle sera un peu floue, ${PICTURE.sharpWidth} la rendent nette partout`,
        NOTICE,
      );
    if ('hasPlace' in picture && picture.hasPlace)
      report(`${url} dit où elle a été prise : « npm run photos » l’ôte du fichier`, NOTICE);
    if (caption === '') report(`la légende manque : ![…](${url} "Ce que la page écrit sous l’image")`);
    return problems;
  });
}

function fieldOf(url: string): string {
  return url.endsWith('.svg') ? 'dessin' : 'image';
}

function fileProblems(url: string, address: URL): string[] {
  const isDrawing = DRAWING_NAME.test(url);
  if (!isDrawing && !PICTURE_NAME.test(url)) {
    const remedy =
      conversionOf(url) ??
      (/\s|%20/.test(url)
        ? 'retirez les espaces de son nom, ou lancez « npm run photos »'
        : `un fichier à côté du texte, ./en-minuscules.jpg, sans accent${/^\.\/[^/\\]+$/.test(url) ? ' ; « npm run photos » la renomme' : ''}`);
    return [`${url} n’est pas admis : ${remedy}`];
  }
  const file = new URL(url, address);
  if (!existsSync(file)) {
    const beside = readdirSync(new URL('.', address)).map((name) => `./${name}`);
    const images = beside.filter((name) => DRAWING_NAME.test(name) || PICTURE_NAME.test(name));
    return [
      `${url} n'existe pas à côté du texte : ajoutez le fichier, ou corrigez son nom${didYouMean(url, images)}`,
    ];
  }
  return isDrawing ? drawingProblems(sourceOf(file)).map((problem) => `${url} : ${problem}`) : [];
}

/** Says how to make a picture that is admitted of one that is not, by its name. */
export function conversionOf(name: string): string | undefined {
  if (/\.(?:heic|heif|jfif|tiff?)$/i.test(name))
    return 'enregistrez-la en .jpg, ou lancez « npm run photos », qui la convertit';
  if (/\.gif$/i.test(name))
    return 'enregistrez-la en .png, ou lancez « npm run photos » ; une animation est un lien vers une vidéo';
  return /\.bmp$/i.test(name) ? 'enregistrez-la en .jpg ou en .png' : undefined;
}

/** Lists the files that a text shows, by their paths from the project's root. */
export function imagesOf({ file, body }: Text): string[] {
  return body.images.map(({ url }) => path.posix.join(path.posix.dirname(file), url));
}

/** Lists the words of the images: alternatives, captions, and what is written in drawings. */
export function imagePassages({ images }: Text['body'], address: URL): Passage[] {
  return images.flatMap(({ line, url, alternative, caption }) => {
    const file = new URL(url, address);
    const words = DRAWING_NAME.test(url) && existsSync(file) ? wordsOf(sourceOf(file)) : [];
    return [alternative, caption, ...words].map((text) => ({ line, field: fieldOf(url), text }));
  });
}
