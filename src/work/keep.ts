import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Results kept between builds. */
export interface Kept {
  /** What `make` makes of an input, from an earlier build where there is one. */
  get(input: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer>;
  has(input: string): boolean;
  /** The file, below the folder, of what an input gives. */
  nameOf(input: string): string;
  /** How many were made anew. */
  made(): number;
  /** Removes what has not been asked for, here or by name in other threads. */
  forgetRest(elsewhere?: readonly string[]): void;
}

/**
 * Keeps what is slow to make in a folder, each result in a file named by a digest of its input and of its maker: the
 * code, versions and settings that it comes from. Nothing in it can be out of date, and all of it can be deleted.
 */
export function keepIn(directory: string, maker: string): Kept {
  mkdirSync(directory, { recursive: true });
  const salt = hash('sha256', maker);
  const asked = new Set<string>();
  const pending = new Map<string, Promise<Buffer>>();
  let made = 0;

  async function find(file: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
    if (existsSync(file)) return readFileSync(file);
    made += 1;
    const result = await make();
    // Another build may make the same: a half-written file must never have its name.
    const draft = `${file}.${process.pid}-${threadId}`;
    writeFileSync(draft, result);
    renameSync(draft, file);
    return result;
  }

  const nameOf = (input: string) => hash('sha256', salt + hash('sha256', input)).slice(0, 32);

  return {
    nameOf,
    has: (input) => existsSync(path.join(directory, nameOf(input))),
    get(input, make) {
      const name = nameOf(input);
      asked.add(name);
      const result = pending.get(name) ?? find(path.join(directory, name), make);
      pending.set(name, result);
      return result.finally(() => pending.delete(name));
    },
    made: () => made,
    forgetRest(elsewhere = []) {
      const wanted = new Set([...asked, ...elsewhere]);
      for (const file of readdirSync(directory)) if (!wanted.has(file)) rmSync(path.join(directory, file));
    },
  };
}

/** A maker's name from its code: files of a folder. */
export function codeOf(folder: string, files: readonly string[]): string {
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}
