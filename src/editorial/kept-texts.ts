import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openCache, pruneCache } from '../cache.ts';
import { digestInputs } from '../http/build-inputs.ts';
import { TEXTS } from './markdown/text-file.ts';
import { readText, type TextReading, type TextFile } from './read-text.ts';

/** The texts and the data of `content/`, of which each text reads itself and its images. */
const CONTENT = /^content\//;

/** The name of a drawing or a picture in a text. */
const IMAGE = /\.\/[a-z0-9-]+\.(?:avif|jpe?g|png|svg|webp)/g;

/**
 * Opens what earlier builds made of the texts below a project's root. A text that has not changed since, and whose
 * images, day and code have not, is not read again.
 */
export function openTexts(root: string) {
  const folder = path.join(root, TEXTS);
  const cache = openCache(folder, digestInputs(root, process.env, CONTENT));
  const names: string[] = [];
  return {
    async read(text: TextFile): Promise<TextReading> {
      const input = inputOf(text);
      const digest = cache.nameOf(input);
      names.push(digest);
      const make = async () => Buffer.from(JSON.stringify(await readText(text, digest)));
      return JSON.parse(String(await cache.get(input, make))) as TextReading; // what `make` wrote
    },
    /** Removes the results that belong to no text of this reading. */
    prune: () => pruneCache(folder, names),
  };
}

/** All that a text is made from besides the code. */
function inputOf({ root, file, bytes, today }: TextFile): string {
  const folder = path.dirname(path.join(root, file));
  const images = new Set(Buffer.from(bytes).toString('latin1').match(IMAGE));
  const digests = [...images].map((image) => {
    const target = path.join(folder, image);
    return existsSync(target) ? hash('sha256', readFileSync(target)) : '';
  });
  return [today, file, hash('sha256', bytes), ...digests].join('\n');
}
