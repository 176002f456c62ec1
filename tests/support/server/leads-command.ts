import { spawnSync } from 'node:child_process';
import { ROOT, SURROUNDINGS } from '../running-site.ts';

/** Runs `npm run leads -- …` as an operator does. */
export function leads(environment: Readonly<Record<string, string>>, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/server/operations/leads.ts', ...words],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...SURROUNDINGS, ...environment },
    },
  );
  return { status, stdout, stderr };
}
