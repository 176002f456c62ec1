import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs that is in a folder of PATH, or that matches a pattern of absolute paths. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) =>
      path.isAbsolute(name) ? globSync(name) : folders.map((folder) => path.join(folder, name)),
    )
    .find((program) => existsSync(program));
}

/** Says that programs are missing and what installs them on Debian; `undefined` when none is. */
export function missingPrograms(
  programs: readonly {
    readonly name: string;
    readonly found: string | undefined;
    readonly packaged: string;
  }[],
): string | undefined {
  const missing = programs.filter(({ found }) => found === undefined);
  if (missing.length === 0) return undefined;
  const packages = [...new Set(missing.map(({ packaged }) => packaged))].join(' ');
  return `${missing.map(({ name }) => name).join(', ')} not found: apt-get install -y ${packages}`;
}
