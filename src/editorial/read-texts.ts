import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { codeOf, keepIn } from '../work/keep.ts';
import { inThreads } from '../work/threads.ts';
import type { CollectionName } from './collections.ts';
import { readTextFile } from './read-text.ts';
import { packReading, unpackRecord, type Reading } from './text-page.ts';

/** A text to read. */
export interface TextFile {
  readonly collection: CollectionName;
  /** Path from the project's root. */
  readonly file: string;
}

/** What readings share. */
export interface Place {
  readonly root: string;
  /** The day of the reading, in Paris. */
  readonly today: string;
}

/** What is known of a text besides its page. */
export interface Read extends Pick<Reading, 'record' | 'findings'> {
  /** The file that holds the page, for `readTextPage`, from the project's root. */
  readonly page: string;
}

const DIRECTORY = '.cache/texts';

/** Fewer new texts than these are read before threads have started. */
const MANY = 100;

/**
 * Reads, checks and renders texts, or finds an earlier reading of the same bytes; gives them in their order. Thousands
 * of new ones are shared between threads.
 */
export async function readTexts(files: readonly TextFile[], place: Place): Promise<Read[]> {
  const reader = createReader(place);
  const fresh = files.filter((file) => !reader.has(file));
  const module = new URL('text-thread.ts', import.meta.url);
  const shares =
    fresh.length > MANY ? await inThreads<TextFile, Place, readonly Read[]>(module, fresh, place) : [];
  const made = new Map(shares.flat().map((reading) => [reading.record.file, reading]));
  const readings: Read[] = [];
  for (const text of files) readings.push(made.get(text.file) ?? (await reader.read(text)));
  reader.forgetRest(readings.map(({ page }) => path.basename(page)));
  return readings;
}

/** Reads texts one by one, through the cache. */
export function createReader(place: Place) {
  const kept = keepIn(path.join(place.root, DIRECTORY), code());
  const inputs = new Map<string, string>();

  function inputFor({ file }: TextFile): string {
    const known = inputs.get(file) ?? inputOf(file, place);
    inputs.set(file, known);
    return known;
  }

  return {
    forgetRest: kept.forgetRest,
    has: (file: TextFile) => kept.has(inputFor(file)),
    async read(text: TextFile): Promise<Read> {
      const input = inputFor(text);
      const reading = await kept.get(input, async () => {
        const bytes = readFileSync(path.join(place.root, text.file));
        await nextTurn(); // the parser's native memory is freed between turns only: thousands of texts would keep it
        const made = packReading(readTextFile({ ...text, ...place, bytes }));
        // kept under the name of other bytes, it would be found by them
        if (inputOf(text.file, place) !== input) throw new Error(`${text.file} changed while it was read.`);
        return made;
      });
      return { ...unpackRecord(reading), page: path.join(DIRECTORY, kept.nameOf(input)) };
    },
  };
}

/** All that a reading is made from in its place: the day, the file, the drawings that it names. */
function inputOf(file: string, { root, today }: Place): string {
  const address = path.join(root, file);
  const bytes = readFileSync(address);
  const drawings = bytes.toString('latin1').match(/\.\/[a-z0-9-]+\.svg/g) ?? [];
  const digests = [...new Set(drawings)].map((name) => {
    const drawing = path.join(path.dirname(address), name);
    return existsSync(drawing) ? hash('sha256', readFileSync(drawing)) : 'none';
  });
  return [today, file, hash('sha256', bytes), ...digests].join(' ');
}

/** The code that a reading is made by, which does not change while it runs, and the glossary, which may. */
function code(): string {
  own ??= ownCode();
  return own + codeOf('.', globSync('content/*.yaml').toSorted());
}

let own: string | undefined;

/** The rooms that this one may import, and the packages. */
function ownCode(): string {
  const root = path.join(import.meta.dirname, '../..');
  const files = globSync(
    [
      'src/{editorial,i18n,schemas,scoring,work}/**/*.ts',
      'src/{build-time,locales,routes,site}.ts',
      'package-lock.json',
    ],
    { cwd: root },
  );
  return codeOf(root, files.toSorted());
}
