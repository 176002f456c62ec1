import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/running-site.ts';

/** Parts of the project that a copy makes itself, or shares. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.astro', '.cache', '.bench', '.data']);

/** A copy of the project, tests included, in which something is changed as somebody would change it. */
export class TreeCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'change-'));
  /** The files that were changed, by their path from the root. */
  private readonly touched = new Set<string>();

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

  /** Tells whether a file, built or kept, is that of the project itself, byte for byte. */
  isAsBefore(file: string): boolean {
    return readFileSync(path.join(this.root, file)).equals(readFileSync(path.join(ROOT, file)));
  }

  /** Lists the files that a pattern names, from the root. */
  list(pattern: string): string[] {
    return globSync(pattern, { cwd: this.root }).toSorted();
  }

  write(file: string, content: string): void {
    this.touched.add(file);
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), content);
  }

  /** Replaces in a file; a change that changes nothing is a fault of the recipe. */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${String(from)}.`);
    this.write(file, after);
  }

  rename(from: string, to: string): void {
    this.touched.add(from);
    this.touched.add(to);
    renameSync(path.join(this.root, from), path.join(this.root, to));
  }

  remove(file: string): void {
    this.touched.add(file);
    rmSync(path.join(this.root, file));
  }

  /** Runs a command of the project in the copy, as from a shell that no test has set up. */
  run([program = '', ...words]: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const bin = path.join(this.root, 'node_modules/.bin');
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/.test(name),
    );
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: this.root,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      env: {
        ...Object.fromEntries(own),
        NO_COLOR: '1',
        PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
        ...environment,
      },
    });
    return { status, output: stdout + stderr };
  }

  /** Runs a command that has to succeed. */
  runOrThrow(words: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
    const { status, output } = this.run(words, environment);
    if (status !== 0) throw new Error(`${words.join(' ')}: ${output}`);
  }

  /** Runs every test of the copy that needs no browser and no server. */
  runTests(): void {
    const projects = ['--project=unit', '--project=build'];
    // Only what failed: a message is read from its beginning.
    this.runOrThrow(['vitest', 'run', '--config=.config/vitest.config.ts', '--reporter=agent', ...projects]);
  }

  /** Takes every change back. */
  restore(): void {
    for (const file of this.touched) {
      rmSync(path.join(this.root, file), { force: true });
      if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(this.root, file));
    }
    this.touched.clear();
  }

  discard(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
