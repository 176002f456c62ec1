/** A thread of `finish`: finishes its share of the built files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { hand, share } from '../work/threads.ts';
import type { Ratio } from './compress.ts';
import { finisher, type PolicyHosts } from './finished.ts';

/** A text of the build. */
export interface BuiltText {
  readonly file: string;
  readonly ratio: Ratio;
}

/** What the threads have in common. */
export interface FinishPlace {
  readonly folder: string;
  readonly cacheDirectory: string;
  readonly hosts: PolicyHosts;
}

/** What a thread hands back. */
export interface FinishedShare {
  readonly policies: readonly (readonly [file: string, policy: string])[];
  /** What it has asked the cache for. */
  readonly asked: readonly string[];
}

const { items, common } = share<BuiltText, FinishPlace>();
const { folder, cacheDirectory, hosts } = common;
const texts = finisher(cacheDirectory, hosts);
const policies: [file: string, policy: string][] = [];
for (const { file, ratio } of items) {
  const target = folder + file;
  const { policy, bytes, br, gz } = await texts.finish(file, readFileSync(target), ratio);
  if (policy !== undefined) policies.push([file, policy]);
  if (file.endsWith('.html')) writeFileSync(target, bytes);
  if (br.length > 0) writeFileSync(`${target}.br`, br);
  if (gz.length > 0) writeFileSync(`${target}.gz`, gz);
}
hand({ policies, asked: texts.asked() } satisfies FinishedShare);
