/** A thread of `finish`: finishes texts of the build, those it is given and those it finds in their place. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answer, memoryOf } from '../work/crew.ts';
import type { Ratio } from './pages/compression.ts';
import { finisher, type PolicyHosts } from './finished.ts';

/** A text of the build: what an earlier build knew under its key, what it says, or what stands in its place. */
export interface BuiltText {
  /** Its path from the folder of the site. */
  readonly file: string;
  readonly ratio: Ratio;
  /** Names all that it is made from, when that is known. */
  readonly key?: string | undefined;
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
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly policy: string | undefined;
  /** Its name in the cache. */
  readonly kept: string;
}

answer<BuiltText, FinishPlace, FinishedText>(
  ({ folder, cacheDirectory, hosts }) => {
    const texts = finisher(cacheDirectory, hosts);
    return async ({ file, ratio, key, bytes: given }) => {
      const target = folder + file;
      const isWritten = given === undefined && key === undefined;
      const original = isWritten ? readFileSync(target) : given && Buffer.from(given.buffer);
      const { policy, bytes, br, gz, kept } = await texts.finish({ file, ratio, key }, original);
      if (!isWritten) mkdirSync(path.dirname(target), { recursive: true });
      else if (file.endsWith('.html')) writeFileSync(target, bytes);
      if (br.length > 0) writeFileSync(`${target}.br`, br);
      if (gz.length > 0) writeFileSync(`${target}.gz`, gz);
      return { bytes, policy, kept };
    };
  },
  ({ bytes }) => memoryOf(bytes),
);
