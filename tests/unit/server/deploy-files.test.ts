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
const dashboard: {
  panels: readonly { title: string; targets: readonly { expr: string }[] }[];
} = JSON.parse(read('grafana-dashboard.json'));
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

describe('the dashboard', () => {
  it.each(dashboard.panels.map((panel) => [panel.title, panel] as const))(
    '%s draws what is counted',
    (_, { targets }) => {
      expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
    },
  );

  it('and the alerts leave no metric of ours aside', () => {
    const all = [...alerts.map(({ expr }) => expr), JSON.stringify(dashboard)].join('\n');
    const ours = registry.getMetricsAsArray().map(({ name }) => name);
    expect(ours.filter((name) => name.startsWith('site_') && !all.includes(name))).toEqual([]);
  });
});
