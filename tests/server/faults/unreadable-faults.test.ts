/** A lead whose content was damaged: it stands apart, and holds up no other. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../../src/http/environment.ts';
import { createSend } from '../../../src/server/delivery/send.ts';
import { startCrm } from '../../support/server/crm.ts';
import { withClient } from '../../support/server/postgres.ts';
import { simulate } from '../../support/server/simulation.ts';
import { ROOT, SURROUNDINGS } from '../../support/running-site.ts';
import {
  DATABASES,
  MINUTE,
  newLead,
  stores,
  T0,
  type Environment,
  type Stores,
  keepAsSpam,
} from '../../support/server/stores.ts';

async function run({ DATA_DIR, DATABASE_URL }: Environment, sql: string) {
  if (DATABASE_URL !== undefined) return void (await withClient(DATABASE_URL, (client) => client.query(sql)));
  const database = new DatabaseSync(path.join(DATA_DIR, 'site.db'));
  database.exec(sql);
  database.close();
}

/** Half a text, no text, and JSON that is no lead. */
const UNREADABLE = [
  '{"firstName":"Z',
  '',
  '[]',
  '{"firstName":"Zoë"}',
  '{"email":"person0@example.org","company":{"name":"x"}}',
];

describe.each(DATABASES)('a lead on %s that cannot be read', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  test('is given up and reported by its id, and the others are delivered, listed and exported', async () => {
    const crm = await startCrm();
    const environment = {
      ...(await all.fresh()),
      LEADS_WEBHOOK_URL: crm.url,
      LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      LEADS_WEBHOOK_PRIVATE: '1',
    };
    const store = await all.open(environment);
    const ids = [];
    for (let n = 0; n < UNREADABLE.length + 2; n += 1) {
      const accepted = await store.leads.accept(newLead(n, { at: T0 + n }));
      if (accepted.outcome === 'stored') ids.push(accepted.id);
    }
    // The oldest, which everything begins with, and all others but the last.
    const good = [1, UNREADABLE.length + 1];
    const broken = ids.filter((_, n) => !good.includes(n));
    for (const [n, id] of broken.entries())
      await run(environment, `UPDATE leads SET content = '${UNREADABLE[n]}' WHERE id = '${id}'`);

    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const simulation = simulate(store, createSend(readEnvironment(environment), store), T0 + MINUTE);
    await simulation.pass(MINUTE);
    await simulation.stop();
    const log = written.mock.calls.map(([line]) => String(line)).join('');
    written.mockRestore();
    await crm.stop();
    // With the alerts, each by the other way.
    expect(crm.received.map(({ body }) => String(JSON.parse(body).type)).toSorted()).toEqual([
      'delivery.parked',
      'lead.created',
      'lead.created',
    ]);
    expect(await store.outbox.status()).toMatchObject([
      { channel: 'mail', waiting: 0, parked: 2 * broken.length, written: 5 },
      { channel: 'webhook', waiting: 0, parked: broken.length, delivered: 3 },
    ]);
    for (const id of broken) expect(log).toContain(`the request ${id} cannot be read`);
    expect(log).toContain('"event":"delivery-alert"');

    for (const command of ['list', 'export']) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['src/server/operations/leads.ts', command],
        { cwd: ROOT, encoding: 'utf8', env: { ...SURROUNDINGS, ...environment } },
      );
      expect([status, stderr]).toEqual([0, `Left out, since they cannot be read: ${broken.join(', ')}\n`]);
      expect([...stdout.matchAll(/person\d@example\.org/g)].flat()).toEqual(
        good.map((n) => `person${n}@example.org`),
      );
    }
    const [first = ''] = broken;
    expect(await store.leads.about('person0@example.org')).toMatchObject({ leads: [], unreadable: [first] });
    expect(await store.leads.list(1)).toMatchObject([{ id: ids[1] }]);
    expect(await store.leads.forget('person0@example.org', T0)).toContain(first);
  });

  test('is kept apart like others that seem to be spam, which are listed with it', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    const ids = [];
    for (let n = 0; n < UNREADABLE.length + 1; n += 1)
      ids.push(await keepAsSpam(store, newLead(n, { at: T0 + n }), 'honeypot'));
    for (const [n, content] of UNREADABLE.entries())
      await run(environment, `UPDATE spam SET content = '${content}' WHERE id = '${ids[n]}'`);
    const [first = ''] = ids;
    const { status, stdout } = spawnSync(process.execPath, ['src/server/operations/leads.ts', 'spam'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...SURROUNDINGS, ...environment },
    });
    const lines = stdout.trim().split('\n');
    expect(status).toBe(0);
    expect(lines.filter((line) => line.endsWith('  unreadable'))).toHaveLength(UNREADABLE.length);
    expect(lines.at(-1)).toContain('person5@example.org');
    expect(await store.leads.about('person0@example.org')).toMatchObject({
      spam: [{ id: first, reason: 'unreadable' }],
    });
    expect(await store.spam.release(first, T0)).toBe(false);
  });
});
