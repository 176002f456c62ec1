import { readFile } from 'node:fs/promises';

/** The largest file that is kept, in bytes: every page and script is smaller. */
export const KEPT_FILE_BYTES = 262_144;

/** The most that is kept together, in bytes. A site of thousands of articles is larger: what was asked last stays. */
const KEPT_BYTES = 67_108_864;

/** Files as they are on the disk. Rejects when one cannot be read. */
export interface Memory {
  /** The bytes of a file that was read before. */
  readonly kept: (path: string) => Buffer | undefined;
  /** Reads a file, and keeps it. */
  readonly read: (path: string) => Promise<Buffer>;
}

/** Keeps files in memory once they were read: opening one for each visitor takes ten times longer than sending it. */
export function createMemory(limit = KEPT_BYTES): Memory {
  // A Map keeps the order in which it was filled: the first is what was asked longest ago.
  const files = new Map<string, Buffer>();
  let size = 0;

  function keep(path: string, bytes: Buffer) {
    size += bytes.length - (files.get(path)?.length ?? 0);
    files.delete(path);
    files.set(path, bytes);
    for (const [oldest, { length }] of files) {
      if (size <= limit) break;
      files.delete(oldest);
      size -= length;
    }
  }
  return {
    kept(path) {
      const bytes = files.get(path);
      if (bytes !== undefined && size > limit / 2) keep(path, bytes);
      return bytes;
    },
    async read(path) {
      const bytes = await readFile(path);
      keep(path, bytes);
      return bytes;
    },
  };
}
