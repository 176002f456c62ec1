/**
 * `npm run test:engines`: the journeys in the three browser engines, and the scripted checks in Firefox too. An engine that is not on the machine fails the run
 * and is named with the command that installs it. `npm run test:engines -- firefox` runs the engines named.
 */
import { startSite } from '../support/site.ts';
import { JOURNEYS } from './journeys.ts';
import { CHROMIUM, FIREFOX } from './playwright.ts';
import { runScriptedChecks } from './scripted-checks.ts';
import type { Engine } from './visitor.ts';
import { watchSite, type WatchedSite } from './watched-site.ts';
import { WEBKIT } from './webkit.ts';

const ENGINES = [CHROMIUM, FIREFOX, WEBKIT];

/** Runs every journey in an engine; gives the line that sums it up, and how many failed. */
async function runEngine(engine: Engine, site: WatchedSite): Promise<{ line: string; failed: number }> {
  const missing = engine.missing();
  if (missing !== undefined) return { line: `${engine.name}: NOT RUN. ${missing}`, failed: 1 };
  const browser = await engine.start();
  console.log(`\n${engine.name} ${browser.version}`);
  let failed = 0;
  try {
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      const begun = performance.now();
      const visitor = await browser.visitor(site.origin);
      const problem = await journey(visitor, site.violations).then(
        () => site.violations().join('\n'),
        (error: unknown) => String(error instanceof Error ? error.stack : error),
      );
      await visitor.leave();
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`  ${problem === '' ? 'passed' : 'FAILED'} ${name} (${seconds} s)`);
      if (problem === '') continue;
      console.log(problem);
      failed += 1;
    }
  } finally {
    await browser.close();
  }
  const total = Object.keys(JOURNEYS).length;
  return { line: `${engine.name} ${browser.version}: ${total - failed} of ${total} journeys passed`, failed };
}

const names = process.argv.slice(2).map((name) => name.toLowerCase());
const unknown = names.filter((name) => ENGINES.every((engine) => engine.name.toLowerCase() !== name));
if (unknown.length > 0) {
  console.error(`No engine is called ${unknown.join(', ')}: chromium, firefox, webkit.`);
  process.exit(1);
}

const chosen = ENGINES.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()));
const server = await startSite();
const site = await watchSite(server.origin);
const results: Awaited<ReturnType<typeof runEngine>>[] = [];
try {
  for (const engine of chosen) {
    results.push(
      await runEngine(engine, site).catch((error: unknown) => ({
        line: `${engine.name}: NOT RUN. ${String(error)}`,
        failed: 1,
      })),
    );
  }
} finally {
  site.stop();
  await server.stop();
}
if (chosen.includes(FIREFOX) && FIREFOX.missing() === undefined) results.push(runScriptedChecks());
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
