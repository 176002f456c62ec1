/** A worker of `cards`: gives one page its picture. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../http/canonical.ts';
import { cardOf } from '../../routes.ts';
import { openCache, type Cache } from '../cache.ts';
import { subsetStatic } from '../fonts.ts';
import { cardInputs } from './inputs.ts';
import { drawingCode, toPicture, type CardFont } from './picture.ts';

/** A page whose card is to be drawn. */
export interface CardTask {
  /** The folder of the site. */
  readonly folder: string;
  /** The path of the page from there, such as `/index.html`. */
  readonly file: string;
  readonly cacheDirectory: string;
}

let cache: Cache | undefined;
let fonts: Promise<CardFont[]> | undefined;

/** Draws the card of a page or takes it from the cache; resolves to its name there. */
export default async function drawPageCard(task: CardTask): Promise<string> {
  const { folder, file, cacheDirectory } = task;
  const page = addressOf(file);
  cache ??= openCache(cacheDirectory, drawingCode());
  const inputs = cardInputs(page, readFileSync(folder + file, 'utf8'));
  const input = JSON.stringify(inputs);
  const picture = await cache.get(input, async () => toPicture(inputs, await (fonts ??= cardFonts())));
  const target = path.join(folder, cardOf(page));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, picture);
  return cache.nameOf(input);
}

/** The site's fonts at the three weights of a card: satori reads neither woff2 nor variable fonts. */
async function cardFonts(): Promise<CardFont[]> {
  return [
    { name: 'display', weight: 700, data: await subsetStatic('display', 700) },
    { name: 'text', weight: 500, data: await subsetStatic('text', 500) },
    { name: 'text', weight: 600, data: await subsetStatic('text', 600) },
  ];
}
