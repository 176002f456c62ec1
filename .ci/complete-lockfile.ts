/**
 * Completes package-lock.json after an install. A registry mirror may lack the builds of other platforms; npm then
 * leaves them out, and `npm ci` refuses the lockfile everywhere. Each gets the entry that npm would have written, but
 * for its digest. Run by `node .ci/complete-lockfile.ts`; a test says when it is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptionals } from '../tests/support/lockfile.ts';

const FILE = 'package-lock.json';
const lockfile = JSON.parse(readFileSync(FILE, 'utf8'));
for (const { place, version, platform } of missingOptionals(lockfile)) {
  lockfile.packages[place] = { version, ...platform, optional: true };
}
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`);
