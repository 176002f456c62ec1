import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists the files below a folder as `/path`, sorted; hidden ones are left out, save `.well-known`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    )
    .filter((file) => !/\/\.(?!well-known\/)/.test(file))
    .toSorted();
}
