/** What `npm start` runs: builds if the build is missing or stale, then serves. */
import '../http/dotenv.ts';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isFresh } from '../http/build-inputs.ts';
import { readEnvironment } from '../http/environment.ts';
import { exitWith } from '../http/exit.ts';
import { serve } from './main.ts';
import { ROOT } from './root.ts';

try {
  // A wrong setting is said before a build, not after.
  readEnvironment(process.env);
  if (!isFresh(ROOT, process.env)) build();
} catch (error) {
  exitWith(error);
}

await serve();

function build(): void {
  console.log('Building the site: there is no build yet, or something changed since the last one.');
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const { status } = spawnSync(process.execPath, [astro, 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) exitWith('The build failed: correct what it says above, then run npm start again.');
}
