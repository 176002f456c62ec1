/** Serves the build of the test pages as `npm start` serves the site. */
import path from 'node:path';
import { readEnvironment } from '#http/environment.ts';
import { start } from '#server/main.ts';
import { ROOT } from '#server/root.ts';

process.once('SIGTERM', () => process.exit(0));
const { origin } = await start(readEnvironment(process.env), path.join(ROOT, '.cache/test-pages'));
console.log(origin);
