import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PICTURE } from '#schemas/content/article.ts';
import { didYouMean } from '../nearest.ts';
import { drawingProblems, readDrawingSource, drawingWords } from '../markdown/drawing.ts';
import { PHOTOGRAPH_NAME } from '../markdown/pictures.ts';
import type { Problem } from '../problem.ts';
import type { Passage, Text } from './text.ts';

const DRAWING_NAME = /^\.\/[a-z0-9-]+\.svg$/;

export function checkImages({ body, address, pictures }: Text): Problem[] {
  return body.images.flatMap(({ line, url, alternative, caption, alone }) => {
    const problems: Problem[] = [];
    const report = (message: string) => problems.push({ line, field: imageField(url), message });
    if (alternative.trim() === '')
      report(`l’alternative manque : ![Ce que l’image montre, avec ses chiffres](${url} "La légende")`);
    if (caption === '') report(`la légende manque : ![…](${url} "Ce que la page écrit sous l’image")`);
    if (!alone) report('une image se met seule dans son paragraphe, entre deux lignes vides');
    for (const message of fileProblems(url, address)) report(message);
    const picture = pictures.get(url);
    if (picture === undefined) return problems;
    if ('fault' in picture) report(`${url} ${picture.fault}`);
    else if (picture.width < PICTURE.minWidth)
      report(`${url} n’a que ${picture.width} pixels de large : il en faut ${PICTURE.minWidth} au moins`);
    return problems;
  });
}

function imageField(url: string): string {
  return url.endsWith('.svg') ? 'dessin' : 'image';
}

function fileProblems(url: string, address: URL): string[] {
  const isDrawing = DRAWING_NAME.test(url);
  if (!isDrawing && !PHOTOGRAPH_NAME.test(url)) {
    const remedy =
      conversionHint(url) ??
      (/\s|%20/.test(url)
        ? 'retirez les espaces de son nom'
        : 'un fichier à côté du texte, ./nom.jpg, sans accent ni espace');
    return [`${url} n’est pas admis : ${remedy}`];
  }
  const file = new URL(url, address);
  if (!existsSync(file)) {
    const beside = readdirSync(new URL('.', address)).map((name) => `./${name}`);
    const images = beside.filter((name) => DRAWING_NAME.test(name) || PHOTOGRAPH_NAME.test(name));
    return [
      `${url} n’existe pas à côté du texte : ajoutez le fichier, ou corrigez son nom${didYouMean(url, images)}`,
    ];
  }
  return isDrawing ? drawingProblems(readDrawingSource(file)).map((problem) => `${url} : ${problem}`) : [];
}

/** Says how to convert a picture of a format that nothing here reads, by its name. */
export function conversionHint(name: string): string | undefined {
  if (/\.(?:arw|bmp|cr[23]|dng|nef|orf|psd|raf|raw|rw2)$/i.test(name))
    return 'ouvrez-la dans un logiciel de photographie et enregistrez-la en .jpg';
  return /\.(?:mov|mp4|pdf)$/i.test(name) ? 'ce n’est pas une image : mettez un lien' : undefined;
}

export function shownFiles({ file, body }: Text): string[] {
  return body.images.map(({ url }) => path.posix.join(path.posix.dirname(file), url));
}

/** Words of the images: alternatives, captions, and what is written in drawings. */
export function imagePassages({ images }: Text['body'], address: URL): Passage[] {
  return images.flatMap(({ line, url, alternative, caption }) => {
    const file = new URL(url, address);
    const words = DRAWING_NAME.test(url) && existsSync(file) ? drawingWords(readDrawingSource(file)) : [];
    return [alternative, caption, ...words].map((text) => ({ line, field: imageField(url), text }));
  });
}
