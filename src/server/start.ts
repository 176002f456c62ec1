/** `npm start`: builds if there is no build, then serves. */
import '#http/dotenv.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '#http/environment.ts';
import { exitWith } from '#http/exit.ts';
import { serve } from './main.ts';
import { ROOT } from './root.ts';

try {
  // Reports a wrong setting before the build.
  readEnvironment(process.env);
  // A build writes this file last.
  if (existsSync(path.join(ROOT, 'dist/client/_headers')))
    console.log('Serving the build in dist/. To build it anew: npm run build.');
  else build();
} catch (error) {
  exitWith(error);
}

await serve();

function build(): void {
  console.log('Building the site: there is no finished build in dist/.');
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const { status } = spawnSync(process.execPath, [astro, 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) exitWith('The build failed: correct what it says above, then run npm start again.');
}
