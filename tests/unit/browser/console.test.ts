import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleData } from '#screens/demo/console-data.ts';
import { rank } from '#rules/ranking.ts';
import { DEFAULT_PROFILE, withSector, type Profile } from '#schemas/profile.ts';
import { DEFAULT_VIEW } from '#state/console-view.ts';
import * as store from '#state/console.ts';

/** The number of samples of a sector's usual trade. */
const countSamples = (sector: Profile['sector']) =>
  rank(data.tenders, withSector(DEFAULT_PROFILE, sector), 'chance').length;

const data = consoleData('fr');
let number = 0;
let source = '';
let answer: () => Promise<Response>;

/** The browser's history, as far as the store uses it. */
const visited: string[] = [];
const reported: string[] = [];
const go = (_: unknown, __: string, address: string) => {
  const url = new URL(address, 'https://site.example');
  Object.assign(location, { pathname: url.pathname, search: url.search });
};
let location = { pathname: '/demo', search: '', hash: '' };

beforeEach(() => {
  vi.useFakeTimers();
  number += 1;
  source = `/console-${number}.json`;
  answer = () => Promise.resolve(Response.json(data));
  location = { pathname: '/demo', search: '', hash: '#console' };
  visited.length = 0;
  vi.stubGlobal('fetch', () => answer());
  reported.length = 0;
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => reported.push(type));
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: null,
    pushState: (...words: [unknown, string, string]) => {
      visited.push(words[2]);
      go(...words);
    },
    replaceState: go,
  });
  store.$samples.set(null);
  store.$view.set(DEFAULT_VIEW);
  store.$phase.set('waiting');
});
afterEach(() => {
  store.stopAnalysis();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an analysis', () => {
  it('analysis runs for about six seconds, then states its results in the address', async () => {
    const run = store.runAnalysis(source, 1500);
    expect(store.$phase.get()).toBe('analysing');
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.$progress.get()).toBeGreaterThan(45);
    expect(store.$progress.get()).toBeLessThan(55);
    expect(visited).toEqual([]);
    await vi.advanceTimersByTimeAsync(3100);
    await run;
    expect([store.$phase.get(), store.$progress.get()]).toEqual(['finished', 100]);
    expect(visited).toEqual(['/demo?sort=chance#console']);
  });

  it('analysis survives two failed requests, and fails when all fail', async () => {
    let asked = 0;
    answer = () => {
      asked += 1;
      return Promise.resolve(asked < 3 ? new Response('', { status: 503 }) : Response.json(data));
    };
    const run = store.runAnalysis(source, 0);
    await vi.runAllTimersAsync();
    await run;
    expect([asked, store.$phase.get()]).toEqual([3, 'finished']);

    answer = () => Promise.resolve(new Response('', { status: 503 }));
    const failing = store.runAnalysis(`${source}?again`, 0);
    await vi.runAllTimersAsync();
    await failing;
    expect(store.$phase.get()).toBe('failed');
    expect(reported).toEqual([]);
  });

  it('analysis fails on invalid data, and reports it', async () => {
    answer = () => Promise.resolve(Response.json({ tenders: [{}] }));
    await store.runAnalysis(source, 0);
    expect(store.$phase.get()).toBe('failed');
    expect(reported).toEqual(['caught']);
  });
});

describe('a visitor', () => {
  beforeEach(() => store.runAnalysis(source, 0));
  const rows = () => {
    const { profile, sort } = store.$view.get();
    return rank(store.$samples.get()?.tenders ?? [], profile, sort);
  };
  const ids = () => rows().map(({ tender }) => tender.id);
  const percents = () => rows().map(({ score }) => score.estimate.percent);

  it('console: a changed profile changes scores, hides nothing, and can be undone with Back', () => {
    const before = percents();
    store.changeProfile({ teamSize: '1-10' });
    expect(percents()).not.toEqual(before);
    expect(ids()).toHaveLength(countSamples('construction'));
    expect(visited.at(-1)).toBe('/demo?teamSize=1-10&sort=chance#console');
  });

  it('console: typing a filter updates the address without a history entry per digit', () => {
    const steps = visited.length;
    store.changeProfile({ budgetMin: 800_000 }, 'typed');
    expect(visited).toHaveLength(steps);
    expect(location.search).toBe('?budgetMin=800000&sort=chance');
    expect(ids().length).toBeLessThan(countSamples('construction'));
    store.clearFilters();
    expect(ids()).toHaveLength(countSamples('construction'));
  });

  it('console: Back and Forward restore the view', async () => {
    store.changeView({ open: 'EX-001' });
    await store.followAddress('?sort=chance', source);
    expect([store.$phase.get(), store.$view.get().open]).toEqual(['finished', null]);
    await store.followAddress('', source);
    expect(store.$phase.get()).toBe('waiting');
    await store.followAddress('?sort=budget&open=EX-002', source);
    expect([store.$phase.get(), store.$view.get().open]).toEqual(['finished', 'EX-002']);
  });
});
