import { atom } from 'nanostores';
import { getJson, isWorthRetrying, query, wait } from '#client/query.ts';
import { reportCaught } from '#client/errors/report-caught-error.ts';
import { ConsoleDataSchema, type ConsoleData } from '#schemas/console.ts';
import { readVisitor, saveVisitor } from '#client/visitor.ts';
import { DEFAULT_PROFILE, withSector, type Profile } from '#schemas/profile.ts';
import { DEFAULT_VIEW, readView, writeView, type View } from './console-view.ts';

export type Phase = 'waiting' | 'analysing' | 'finished' | 'failed';

export const STEPS = 4;

/** The current phase. All these atoms are written by the functions below, in the browser. */
export const $phase = atom<Phase>('waiting');

/** Progress of the analysis, in percent. */
export const $progress = atom(0);

/** The current view, mirrored in the address. */
export const $view = atom<View>(DEFAULT_VIEW);

/** The samples and the texts, once fetched. */
export const $samples = atom<ConsoleData | null>(null);

let running: AbortController | undefined;

/** Loads the samples and goes through the steps, each of `stepMs`; a second call starts over. */
export async function runAnalysis(source: string, stepMs: number): Promise<void> {
  await startRun(source, async (signal) => {
    const begun = performance.now();
    for (let percent = stepMs === 0 ? 100 : 0; percent < 100;) {
      percent = Math.min(100, (100 * (performance.now() - begun)) / (stepMs * STEPS));
      $progress.set(percent);
      if (percent < 100) await wait(TICK_MS, signal);
    }
    finishRun();
    if (import.meta.env.COUNTS) globalThis.trackEvent?.({ name: 'console-run' });
    updateAddress('push');
  });
}

/** Interval of the progress, in milliseconds. */
const TICK_MS = 100;

/** Aborts the run under way, loads the samples and continues with `work`. */
async function startRun(source: string, work: (signal: AbortSignal) => void | Promise<void>): Promise<void> {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  $progress.set(0);
  $phase.set('analysing');
  try {
    $samples.set(await loadSamples(source, signal));
    await work(signal);
  } catch (error) {
    if (!signal.aborted) failRun(error);
  }
}

function finishRun(): void {
  $progress.set(100);
  $phase.set('finished');
}

function failRun(error: unknown): void {
  // A connection that is down is not reported; anything else is.
  if (!isWorthRetrying(error)) reportCaught(error);
  $phase.set('failed');
}

function loadSamples(source: string, signal?: AbortSignal): Promise<ConsoleData> {
  return query(source, () => getJson(source, ConsoleDataSchema), signal);
}

/** Loads the samples ahead of the analysis; a failure shows when the analysis is run. */
export async function preloadSamples(source: string): Promise<void> {
  await loadSamples(source).then($samples.set, () => {});
}

/** Ends the analysis under way: the console waits again, and the address shows no results. */
export function stopAnalysis(): void {
  endAnalysis();
  updateAddress('replace');
}

function endAnalysis(): void {
  running?.abort();
  $phase.set('waiting');
}

/** Resets the console to the view before any choice. */
export function resetConsole(): void {
  endAnalysis();
  $view.set(DEFAULT_VIEW);
  saveChoices(DEFAULT_PROFILE);
  updateAddress('push');
}

/** Changes the profile, and keeps it for other pages. A typed change replaces the entry of the history, a chosen one adds one. */
export function changeProfile(change: Partial<Profile>, how: 'chosen' | 'typed' = 'chosen'): void {
  const view = $view.get();
  $view.set({ ...view, profile: { ...view.profile, ...change } });
  saveChoices(change);
  updateAddress(how === 'chosen' ? 'push' : 'replace');
}

export function clearFilters(): void {
  const { budgetMin, budgetMax, deadlineMin, status } = DEFAULT_PROFILE;
  changeProfile({ budgetMin, budgetMax, deadlineMin, status });
}

export function changeView(change: Partial<Pick<View, 'sort' | 'group' | 'open'>>): void {
  $view.set({ ...$view.get(), ...change });
  updateAddress('push');
}

/**
 * Shows the view of an address, at the start and on back or forward: results at once, without the steps. An address
 * without a view begins with what the visitor chose on other pages.
 */
export async function followAddress(search: string, source: string): Promise<void> {
  if (search === lastSearch) return; // a link within the page
  const isFirst = lastSearch === undefined;
  lastSearch = search;
  const { view, hasResults } = readView(search);
  $view.set(view);
  if (isFirst && !hasResults && writeView(view, false, '') === '') beginWithVisitor();
  if (!hasResults) {
    if ($phase.get() !== 'waiting') endAnalysis();
    return;
  }
  if ($samples.get() !== null) {
    running?.abort();
    finishRun();
    return;
  }
  await startRun(source, finishRun);
}

function beginWithVisitor(): void {
  const { sector, teamSize, region } = readVisitor();
  const profile = withSector(DEFAULT_PROFILE, sector ?? DEFAULT_PROFILE.sector);
  $view.set({
    ...DEFAULT_VIEW,
    profile: { ...profile, ...(teamSize && { teamSize }), ...(region && { regions: [region] }) },
  });
  updateAddress('replace');
}

function saveChoices({ sector, teamSize, regions }: Partial<Profile>): void {
  const region = regions?.[0];
  if (sector ?? teamSize ?? region)
    saveVisitor({ ...(sector && { sector }), ...(teamSize && { teamSize }), ...(region && { region }) });
}

/** The query string that the view was last read from or written to. */
let lastSearch: string | undefined;

/** Writes the view to the address: as a step of the history for what is chosen, in place for what is typed. */
function updateAddress(how: 'push' | 'replace'): void {
  if (typeof history === 'undefined') return;
  const search = writeView($view.get(), $phase.get() === 'finished', location.search);
  lastSearch = search;
  if (search === location.search) return;
  const address = `${location.pathname}${search}${location.hash}`;
  if (how === 'push') history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
}
