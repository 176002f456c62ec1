import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startCrm } from '../support/server/crm.ts';
import { ROOT, SURROUNDINGS } from '../support/running-site.ts';
import { DATABASES, newLead, stores, type Stores } from '../support/server/stores.ts';

/** How much faster than ours the servers' clocks run: leases end after 60 of their seconds. */
const SPEED = 30;

describe.each(DATABASES)('two servers that deliver from %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  test('F07: share the work; what one of them died with is delivered by the other, under the same key', async () => {
    const count = 300;
    const crm = await startCrm();
    // Slow enough that whoever dies, dies with messages in its hands.
    crm.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 60);
    const environment = {
      ...(await all.fresh()),
      LEADS_WEBHOOK_URL: crm.url,
      LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      LEADS_WEBHOOK_PRIVATE: '1',
    };
    const store = await all.open(environment);
    const start = Date.now();
    await Promise.all(Array.from({ length: count }, (_, n) => store.leads.accept(newLead(n, { at: start }))));
    const servers = [1, 2].map(() =>
      spawn(process.execPath, ['tests/support/server/worker.ts'], {
        cwd: ROOT,
        stdio: 'ignore',
        env: {
          ...SURROUNDINGS,
          ...environment,
          CLOCK_START: String(start),
          CLOCK_SPEED: String(SPEED),
        },
      }),
    );
    onTestFinished(async () => {
      for (const server of servers) server.kill('SIGKILL');
      await crm.stop();
    });
    const [first, second] = servers;
    const delivered = async () => (await store.outbox.status()).find(({ channel }) => channel === 'webhook');

    await expect.poll(() => crm.received.length).toBeGreaterThan(count / 2);
    const settled = (await delivered())?.delivered ?? 0;
    first?.kill('SIGKILL');
    // All that the CRM has and the store does not know of: no more than this can come again.
    const unsettled = crm.received.length - settled;
    await expect
      .poll(async () => (await delivered())?.delivered, { timeout: 120_000, interval: 100 })
      .toBe(count);
    second?.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.exitCode ?? server.signalCode ?? once(server, 'exit')));
    await wait(100);

    const keys = crm.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(count);
    expect(keys.length - count).toBeLessThanOrEqual(unsettled);
    const bodies = new Map(crm.received.map(({ headers, body }) => [headers['idempotency-key'], body]));
    for (const { headers, body } of crm.received) expect(body).toBe(bodies.get(headers['idempotency-key']));
    expect(await delivered()).toMatchObject({ waiting: 0, failed: 0 });
  }, 180_000);
});
