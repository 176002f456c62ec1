import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Results of slow work in a folder, each in a file named by a digest of its input and of what made it. */
export interface Cache {
  /** The file name of the result of an input. */
  nameOf(input: string): string;
  has(input: string): boolean;
  /** The result of an input: the kept one, or what `make` returns, which is then kept. */
  get(input: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer>;
}

/**
 * Opens a cache in a folder. `maker` says what the results are made by besides their input: code, versions, settings.
 * A result is therefore never out of date, and the folder can be deleted at any time.
 */
export function openCache(directory: string, maker: string): Cache {
  mkdirSync(directory, { recursive: true });
  const salt = hash('sha256', maker);
  const nameOf = (input: string) => hash('sha256', salt + hash('sha256', input)).slice(0, 32);
  const fileOf = (input: string) => path.join(directory, nameOf(input));
  return {
    nameOf,
    has: (input) => existsSync(fileOf(input)),
    async get(input, make) {
      const file = fileOf(input);
      if (existsSync(file)) return readFileSync(file);
      const result = await make();
      // Another worker or build may make the same result: a half-written file must never have its name.
      const draft = `${file}.${process.pid}-${threadId}`;
      writeFileSync(draft, result);
      renameSync(draft, file);
      return result;
    },
  };
}

/** Removes all results but those with these file names. */
export function pruneCache(directory: string, names: readonly (string | undefined)[]): void {
  const wanted = new Set(names);
  for (const file of existsSync(directory) ? readdirSync(directory) : [])
    if (!wanted.has(file)) rmSync(path.join(directory, file));
}

/** The source of some files of a folder, to be part of the `maker` of a cache. */
export function codeOf(folder: string, files: readonly string[]): string {
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}
