import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './running-site.ts';

/** Parts of the project that a copy makes itself, or shares. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.astro', '.cache', '.data']);

/** Copy of the project in a temporary folder, to be changed and built. */
export class ProjectCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'copy-'));
  private readonly changed = new Set<string>();

  constructor() {
    cpSync(ROOT, this.root, {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(path.relative(ROOT, source)),
    });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.root, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Lists the files that match a pattern, relative to the root. */
  list(pattern: string): string[] {
    return globSync(pattern, { cwd: this.root }).toSorted();
  }

  write(file: string, content: string | Uint8Array): void {
    this.changed.add(file);
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), content);
  }

  /** Replaces in a file; throws when nothing changes. */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${String(from)}.`);
    this.write(file, after);
  }

  /** Builds the copy as a shell would that no test has set up. */
  build(variables: Readonly<Record<string, string>> = {}) {
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/.test(name),
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build'],
      {
        cwd: this.root,
        encoding: 'utf8',
        maxBuffer: 100_000_000,
        env: { ...Object.fromEntries(own), NO_COLOR: '1', ...variables },
      },
    );
    return { status, output: stdout + stderr };
  }

  buildOrThrow(variables: Readonly<Record<string, string>> = {}): void {
    const { status, output } = this.build(variables);
    if (status !== 0) throw new Error(output);
  }

  restore(): void {
    for (const file of this.changed) {
      rmSync(path.join(this.root, file), { force: true });
      if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(this.root, file));
    }
    this.changed.clear();
  }

  discard(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
