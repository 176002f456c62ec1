/** A thread of `cards`: gives its share of the pages their pictures. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardOf } from '../../routes.ts';
import { addressOf } from '../../http/canonical.ts';
import { eachAtOnce } from '../../work/at-once.ts';
import { keepIn } from '../../work/keep.ts';
import { hand, share } from '../../work/threads.ts';
import { cardFonts, type CardFont } from './fonts.ts';
import { cardInputs } from './inputs.ts';
import { drawingCode, toPicture } from './picture.ts';

/** What the threads have in common. */
export interface CardPlace {
  readonly folder: string;
  readonly cacheDirectory: string;
}

/** What a thread hands back. */
export interface CardCount {
  readonly pictures: number;
  readonly made: number;
}

/** Satori computes in this thread while sharp draws in others. */
const AT_ONCE = 2;

const { items, common } = share<string, CardPlace>();
const kept = keepIn(common.cacheDirectory, drawingCode());
let fonts: Promise<CardFont[]> | undefined; // made when the first picture needs them
let pictures = 0;

await eachAtOnce(items, AT_ONCE, async (file) => {
  const page = addressOf(file);
  const html = readFileSync(common.folder + file, 'utf8');
  // The signup page is the demo page under its own address, and names the picture of that one.
  if (!html.includes(`${cardOf(page)}"`)) return;
  const inputs = cardInputs(page, html);
  const picture = await kept.get(JSON.stringify(inputs), async () =>
    toPicture(inputs, await (fonts ??= cardFonts())),
  );
  const target = path.join(common.folder, cardOf(page));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, picture);
  pictures += 1;
});
hand({ pictures, made: kept.made() } satisfies CardCount);
