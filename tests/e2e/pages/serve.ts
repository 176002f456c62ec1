/** Serves the build of the test pages as `npm start` serves the site. */
import path from 'node:path';
import { readEnvironment } from '../../../src/http/environment.ts';
import { createServer, listen } from '../../../src/server/main.ts';
import { ROOT } from '../../../src/server/root.ts';
import { openStore } from '../../../src/server/store/open.ts';

const environment = readEnvironment(process.env);
const dist = path.join(ROOT, '.cache/test-pages');
const store = await openStore(environment);
const server = createServer(dist, environment, store);
process.once('SIGTERM', () => process.exit(0));
console.log(await listen(server, environment));
