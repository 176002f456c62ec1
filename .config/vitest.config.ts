import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/**
 * `unit` needs nothing, the others need a build; `nightly` is no part of `npm test`. Child processes may be slow to start
 * on a busy machine. What they build is what a release builds: with the `test` that Vitest sets, React would be the one
 * for development.
 */
const project = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    ...(name !== 'unit' && { env: { NODE_ENV: 'production' } }),
    ...(['server', 'nightly'].includes(name) && {
      globalSetup: path.join(root, 'tests/support/server/postgres.ts'),
    }),
  },
});

export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    // The files of a worker share its process, and so read what they import once: each leaves it as it was.
    isolate: false,
    // Ends what hangs, and judges nothing: a disk or a processor that others use as well is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Most of the server's tests wait, for a clock or for a disk: more at a time than there are processors.
    maxWorkers: 4,
    globalSetup: path.join(root, 'tests/support/temporary.ts'),
    projects: ['unit', 'build', 'server', 'nightly'].map(project),
  },
});
