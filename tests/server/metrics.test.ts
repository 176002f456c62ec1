/** What Prometheus reads of a server, and what its log says of requests: nothing of a visitor in either. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../src/schemas/endpoints.ts';
import { HONEYPOT } from '../../src/schemas/forms/fields.ts';
import { stores, type Stores } from '../support/server/stores.ts';
import { BEHIND_PROXY, demoRequest, logged, visitor } from '../support/server/visitor.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

/** The lines of a scrape that are about one metric, as text. */
async function scrape(site: RunningSite, name = ''): Promise<string[]> {
  const [line] = logged(site, 'metrics');
  const response = await fetch(`http://127.0.0.1:${Number(line?.['port'])}/metrics`);
  const text = await response.text();
  return text.split('\n').filter((one) => one.startsWith(name) && !one.startsWith('#'));
}

describe('a server that is watched', () => {
  let all: Stores;
  let site: RunningSite;
  beforeAll(async () => {
    all = await stores('SQLite');
    site = await startSite({
      ...(await all.fresh()),
      ...BEHIND_PROXY,
      METRICS_PORT: '0',
      ACCESS_LOG: '1',
      // Nothing listens there: messages wait.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@example.com',
      LEADS_MAIL_TO: 'b@example.com',
    });
  });
  afterAll(async () => {
    await site.stop();
    await all.end();
  });

  test('counts requests by route and status, and names no more routes than it has', async () => {
    const someone = visitor(site);
    for (const path of [
      '/',
      '/?utm_source=secret',
      '/nowhere-secret',
      '/robots.txt',
      '/api/nothing',
      '/a.secret',
    ])
      await someone.get(path);
    await someone.postJson(ENDPOINTS.demo, {});
    const lines = await scrape(site, 'site_requests_total');
    const count = (labels: string) =>
      lines
        .find((line) => line.includes(`{${labels}}`))
        ?.split(' ')
        .at(-1);
    expect(count('method="GET",route="pages",status="200"')).toBe('2');
    expect(count('method="GET",route="pages",status="404"')).toBe('1');
    expect(count('method="GET",route="files",status="404"')).toBe('1');
    expect(count('method="GET",route="/api/*",status="404"')).toBe('1');
    expect(count(`method="POST",route="${ENDPOINTS.demo}",status="422"`)).toBe('1');
    expect((await scrape(site)).filter((line) => line.includes('secret'))).toEqual([]);
    expect(await scrape(site, 'site_request_seconds_count{route="pages"}')).toHaveLength(1);
  });

  test('counts what was taken, kept apart and refused, with the reason', async () => {
    const someone = visitor(site);
    expect((await someone.post(ENDPOINTS.demo, demoRequest(1))).status).toBe(201);
    expect((await someone.post(ENDPOINTS.demo, demoRequest(2, { [HONEYPOT]: 'x' }))).status).toBe(201);
    expect((await someone.post(ENDPOINTS.demo, demoRequest(3, { email: 'x' }))).status).toBe(422);
    expect(
      (await someone.post(ENDPOINTS.login, { email: 'a@b.fr', password: 'a long password' })).status,
    ).toBe(503);
    const lines = await scrape(site, 'site_forms_total');
    const form = `form="${ENDPOINTS.demo}"`;
    expect(lines).toContain(`site_forms_total{${form},outcome="received",reason=""} 1`);
    expect(lines).toContain(`site_forms_total{${form},outcome="spam",reason="honeypot"} 1`);
    expect(lines).toContain(`site_forms_total{${form},outcome="invalid",reason="email"} 1`);
    expect(lines).toContain(
      `site_forms_total{form="${ENDPOINTS.login}",outcome="refused",reason="not-open"} 1`,
    );
  });

  test('says what waits, since when, what became of attempts, and how the store and the loop do', async () => {
    await visitor(site).post(ENDPOINTS.demo, demoRequest(4));
    await expect
      .poll(async () => scrape(site, 'site_deliveries_total{channel="mail",outcome="retry"}'))
      .toHaveLength(1);
    const valueIn = (lines: readonly string[], name: string) =>
      Number(lines.find((line) => line.startsWith(`${name} `))?.replace(/^.* /, ''));
    // The store is asked once a second at most.
    await expect
      .poll(async () => valueIn(await scrape(site), 'site_outbox_oldest_seconds'))
      .toBeGreaterThan(0);
    const lines = await scrape(site);
    const value = (name: string) => valueIn(lines, name);
    expect(value('site_outbox_messages{channel="mail",state="waiting"}')).toBeGreaterThan(1);
    expect(value('site_outbox_messages{channel="mail",state="given up"}')).toBe(0);
    expect(value('site_outbox_failing_seconds{channel="mail"}')).toBeGreaterThanOrEqual(0);
    expect(value('site_store_writable')).toBe(1);
    expect(value('site_store_seconds_count{result="done"}')).toBeGreaterThan(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  test('logs each request without an address, a browser or a query', async () => {
    const someone = visitor(site, '198.51.100.7');
    await someone.get('/demo?token=abcdef', { 'User-Agent': 'Secret/1', Referer: 'https://secret.example/' });
    const lines = logged(site, 'request').filter(({ path }) => path === '/demo');
    expect(lines).toEqual([
      {
        time: expect.any(String),
        event: 'request',
        method: 'GET',
        path: '/demo',
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
      },
    ]);
    expect(site.output()).not.toMatch(/198\.51\.100\.7|abcdef|Secret\/1|secret\.example/);
  });
});
