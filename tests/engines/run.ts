/**
 * `npm run test:engines`: the journeys in the three browser engines, and the scripted checks in Firefox too. An engine
 * that is not on the machine fails the run and is named with the command that installs it.
 * `npm run test:engines -- firefox console` runs the engines named, and the journeys whose names hold the other words.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../support/running-site.ts';
import { ACCESSIBILITY_JOURNEYS } from './journeys/accessibility.ts';
import { FORM_JOURNEYS, SCRIPTLESS_JOURNEYS } from './journeys/forms.ts';
import { ISLAND_JOURNEYS } from './journeys/islands.ts';
import type { Journey, Journeys } from './journeys/journey.ts';
import { PAGE_JOURNEYS } from './journeys/pages.ts';
import { CHROMIUM, FIREFOX } from './playwright.ts';
import { runScriptedChecks } from './scripted-checks.ts';
import type { Browser, Engine } from './visitor.ts';
import { watchSite, type WatchedSite } from './watched-site.ts';
import { WEBKIT } from './webkit.ts';

/** How long a journey may take: many times the longest. */
const LIMIT_MS = 180_000;

const ENGINES = [CHROMIUM, FIREFOX, WEBKIT];

/** Journeys, and the site that they are made on. */
interface Tour {
  readonly journeys: Journeys;
  readonly site: WatchedSite;
}

/** Gives up on a browser that died: its driver would wait for it without end. */
function inTime<Value>(work: Promise<Value>, name: string): Promise<Value> {
  const end = wait(LIMIT_MS).then(() => {
    throw new Error(`The browser gave no answer for ${LIMIT_MS / 1000} s: ${name}.`);
  });
  return Promise.race([work, end]);
}

/** Makes one journey; gives what went wrong, or nothing. */
async function make(journey: Journey, site: WatchedSite, browser: Browser): Promise<string> {
  const visitor = await browser.visitor(site.origin);
  const problem = await journey(visitor, site.violations).then(
    () => site.violations().join('\n'),
    (error: unknown) => String(error instanceof Error ? error.stack : error),
  );
  await visitor.leave();
  return problem;
}

/** Runs every journey in an engine; gives the line that sums it up, and how many failed. */
async function runEngine(engine: Engine, tours: readonly Tour[]): Promise<{ line: string; failed: number }> {
  const missing = engine.missing();
  if (missing !== undefined) return { line: `${engine.name}: NOT RUN. ${missing}`, failed: 1 };
  const browser = await engine.start();
  console.log(`\n${engine.name} ${browser.version}`);
  const steps = tours
    .flatMap(({ journeys, site }) =>
      Object.entries(journeys).map(([name, journey]) => ({ name, journey, site })),
    )
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  if (steps.length === 0) return { line: `No journey is called ${words.join(' ')}.`, failed: 1 };
  let failed = 0;
  try {
    for (const { name, journey, site } of steps) {
      const begun = performance.now();
      const problem = await inTime(make(journey, site, browser), name);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`  ${problem === '' ? 'passed' : 'FAILED'} ${name} (${seconds} s)`);
      if (problem === '') continue;
      console.log(problem);
      failed += 1;
    }
  } finally {
    await browser.close();
  }
  const total = steps.length;
  return { line: `${engine.name} ${browser.version}: ${total - failed} of ${total} journeys passed`, failed };
}

const asked = process.argv.slice(2).map((name) => name.toLowerCase());
const isEngine = (name: string) => ENGINES.some((engine) => engine.name.toLowerCase() === name);
const engineNames = asked.filter(isEngine);
const words = asked.filter((name) => !isEngine(name));
const chosen = ENGINES.filter(
  ({ name }) => engineNames.length === 0 || engineNames.includes(name.toLowerCase()),
);
const server = await startSite({ TRUSTED_PROXY_HOPS: '1' });
const site = await watchSite(server.origin);
const scriptless = await watchSite(server.origin, { scripts: 'off' });
const tours = [
  { journeys: { ...PAGE_JOURNEYS, ...FORM_JOURNEYS, ...ISLAND_JOURNEYS, ...ACCESSIBILITY_JOURNEYS }, site },
  { journeys: SCRIPTLESS_JOURNEYS, site: scriptless },
];
const results: Awaited<ReturnType<typeof runEngine>>[] = [];
try {
  for (const engine of chosen) {
    results.push(
      await runEngine(engine, tours).catch((error: unknown) => ({
        line: `${engine.name}: STOPPED. ${String(error)}`,
        failed: 1,
      })),
    );
  }
} finally {
  site.stop();
  scriptless.stop();
  await server.stop();
}
if (words.length === 0 && chosen.includes(FIREFOX) && FIREFOX.missing() === undefined)
  results.push(runScriptedChecks());
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
