import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/**
 * `unit` needs nothing, `build` and `server` need a build. Child processes may be slow to start on a busy machine. What
 * they build is what a release builds: with the `test` that Vitest sets, React would be the one for development.
 */
const project = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    ...(name !== 'unit' && { env: { NODE_ENV: 'production' } }),
  },
});

export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    // Ends what hangs. A disk or a processor that others use as well is no failure.
    testTimeout: 60_000,
    // Most of the server's tests wait, for a clock or for a disk: more at a time than there are processors.
    maxWorkers: 3,
    // As in the browser tests: the report shows who needed it.
    retry: process.env['CI'] ? 1 : 0,
    passWithNoTests: true,
    projects: ['unit', 'build', 'server'].map(project),
  },
});
