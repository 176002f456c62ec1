/**
 * `npm run indexnow`, after a deploy: submits the pages that changed since the last time.
 * `--dry-run` lists them only. What search engines answer never fails a deploy: it is said, and tried again next time.
 */
import '../../http/dotenv.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../http/environment.ts';
import { exitWith } from '../../http/exit.ts';
import { changedPages, digestPages, type PageDigests } from './changes.ts';
import { indexNowKey } from './key.ts';
import { submit } from './submit.ts';

try {
  const { DATA_DIR } = readEnvironment(process.env);
  const key = indexNowKey(process.env);
  const file = path.join(DATA_DIR, 'indexnow.json');
  const before: PageDigests = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const now = digestPages(path.resolve('dist/client'));
  const changed = changedPages(before, now);

  for (const address of changed) console.log(address);
  if (process.argv.includes('--dry-run')) {
    console.log(`${changed.length} pages to tell of; nothing was sent.`);
  } else if (key === undefined) {
    console.log('Nothing was sent: set INDEXNOW_KEY, build and deploy, so that the site serves the key.');
  } else if (changed.length > 0) {
    const refusal = await submit(changed, key);
    if (refusal === undefined) {
      mkdirSync(DATA_DIR, { recursive: true });
      writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
      console.log(`${changed.length} pages told of.`);
    } else console.warn(`Search engines did not take it (${refusal}): run it again later.`);
  }
} catch (error) {
  exitWith(error);
}
