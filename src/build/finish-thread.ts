/** A thread of `finish`: finishes texts of the build, those it is given and those it finds in their place. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answer } from '../work/crew.ts';
import type { Ratio } from './compress.ts';
import { finisher, type PolicyHosts } from './finished.ts';

/** A text of the build. */
export interface BuiltText {
  /** Its path from the folder of the site. */
  readonly file: string;
  readonly ratio: Ratio;
  /** What it says, when it is not written yet. */
  readonly bytes?: Uint8Array;
}

/** What the threads have in common. */
export interface FinishPlace {
  readonly folder: string;
  readonly cacheDirectory: string;
  readonly hosts: PolicyHosts;
}

/** What becomes of a text; its encodings are written. */
export interface FinishedText {
  readonly bytes: Uint8Array;
  readonly policy: string | undefined;
  /** Its name in the cache. */
  readonly kept: string;
}

answer<BuiltText, FinishPlace, FinishedText>(({ folder, cacheDirectory, hosts }) => {
  const texts = finisher(cacheDirectory, hosts);
  return async ({ file, ratio, bytes: given }) => {
    const target = folder + file;
    const original = given === undefined ? readFileSync(target) : Buffer.from(given.buffer);
    const { policy, bytes, br, gz, kept } = await texts.finish(file, original, ratio);
    if (given === undefined && file.endsWith('.html')) writeFileSync(target, bytes);
    else mkdirSync(path.dirname(target), { recursive: true });
    if (br.length > 0) writeFileSync(`${target}.br`, br);
    if (gz.length > 0) writeFileSync(`${target}.gz`, gz);
    return { bytes, policy, kept };
  };
});
