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
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.bench']);

/** What a command of a copy said, and how long it took. */
export interface Run {
  readonly status: number | null;
  readonly output: string;
  readonly seconds: number;
}

/** A copy of the project, tests included, in which something is changed as somebody would change it. */
export class TreeCopy {
  readonly root: string;
  /** The files that were changed, by their path from the root. */
  readonly touched = new Set<string>();

  constructor() {
    this.root = mkdtempSync(path.join(tmpdir(), 'change-'));
    cpSync(ROOT, this.root, {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(path.relative(ROOT, source)),
    });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.root, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  bytes(file: string): Buffer {
    return readFileSync(path.join(this.root, file));
  }

  /** The same file of the project itself. */
  originalBytes(file: string): Buffer {
    return readFileSync(path.join(ROOT, file));
  }

  /** The files that a pattern names, from the root. */
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
  run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Run {
    const begun = performance.now();
    const [program = '', ...rest] = words;
    const bin = path.join(this.root, 'node_modules/.bin');
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/.test(name),
    );
    const { status, stdout, stderr } = spawnSync(path.join(bin, program), rest, {
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
    return { status, output: stdout + stderr, seconds: (performance.now() - begun) / 1000 };
  }

  /** Runs a command that a recipe asks for. */
  runOrThrow(words: readonly string[]): void {
    const { status, output } = this.run(words);
    if (status !== 0) throw new Error(`${words.join(' ')}: ${output}`);
  }

  /** Runs tests of the copy that need no browser: all of them, or those whose path has one of these words. */
  test(filters: readonly string[], environment: Readonly<Record<string, string>> = {}): Run {
    const projects = ['--project=unit', '--project=build'];
    return this.run(
      ['vitest', 'run', '--config=.config/vitest.config.ts', ...projects, ...filters],
      environment,
    );
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
