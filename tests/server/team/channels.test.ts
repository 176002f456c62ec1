import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { openChannels } from '#server/delivery.ts';
import type { ChannelName } from '#server/channels/enabled-channels.ts';
import type { Store } from '#server/store.ts';
import { WISHES } from '#site.ts';
import {
  startBrevo,
  startHubspot,
  startSlack,
  type Instead,
  type Program,
} from '../../support/server/programs.ts';
import { simulate } from '../../support/server/simulation.ts';
import { HOUR, MINUTE, newLead, stores, T0, type Stores } from '../../support/server/stores.ts';

/** The programs that keep contacts: how each is started, its key, and the variables of its key and its address. */
const REGISTERS = {
  hubspot: {
    start: startHubspot,
    secret: 'pat-eu1-hubspot-secret',
    key: 'HUBSPOT_TOKEN',
    at: 'HUBSPOT_API_URL',
  },
  brevo: { start: startBrevo, secret: 'xkeysib-brevo-secret', key: 'BREVO_API_KEY', at: 'BREVO_API_URL' },
} as const;
type Register = keyof typeof REGISTERS;
const NAMES = Object.keys(REGISTERS) as Register[]; // the keys of the record
const SLACK_SECRET = 'secret-of-slack';

let all: Stores;
let programs: Readonly<Record<Register | 'slack', Program>>;
beforeAll(async () => {
  all = await stores('SQLite');
});
afterAll(() => all.end());
beforeEach(async () => {
  const started = await Promise.all(
    NAMES.map(async (name) => [name, await REGISTERS[name].start(REGISTERS[name].secret)] as const),
  );
  programs = {
    ...(Object.fromEntries(started) as Record<Register, Program>), // one for each name
    slack: await startSlack(),
  };
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const program of Object.values(programs)) await program.stop();
});

const settings = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    NAMES.flatMap((name) => [
      [REGISTERS[name].key, REGISTERS[name].secret],
      [REGISTERS[name].at, programs[name].origin],
    ]),
  ),
  SLACK_WEBHOOK_URL: `${programs.slack.origin}/services/T0/B0/${SLACK_SECRET}`,
});

/** A store with leads, and a worker whose clock the test moves. */
async function deliver(more: Readonly<Record<string, string>> = {}, leads = [newLead(1)]) {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const environment = readEnvironment({ ...(await all.fresh()), ...settings(), ...more });
  const store = await all.open(environment);
  for (const lead of leads) await store.leads.accept(lead);
  const simulation = simulate(store.outbox, openChannels(environment, store), T0);
  const log = () => written.mock.calls.map(([line]) => String(line)).join('');
  return { store, simulation, log };
}

async function channel(store: Store, name: ChannelName) {
  return (await store.outbox.status()).find((one) => one.channel === name);
}

describe.each(NAMES)('%s', (name) => {
  test('channels: have one contact for each address, however often leads are sent', async () => {
    const again = newLead(1, { key: 'other', contentHash: 'other' });
    const capitals = { ...again.values, email: 'PERSON1@example.org' };
    const leads = [newLead(1), { ...again, values: capitals }, newLead(2)];
    const { simulation } = await deliver({}, leads);
    await simulation.pass(10_000);
    expect([...programs[name].contacts.keys()].toSorted()).toEqual([
      'person1@example.org',
      'person2@example.org',
    ]);
    expect(programs[name].taken).toHaveLength(3);
    await simulation.stop();
  });

  test.each<[string, Instead, 'waiting' | 'failed']>([
    ['is away', { status: 503 }, 'waiting'],
    [
      'has enough',
      { status: 429, body: { policyName: 'TEN_SECONDLY_ROLLING', code: 'too_many_requests' } },
      'waiting',
    ],
    [
      'refuses what is sent',
      { status: 400, body: { category: 'VALIDATION_ERROR', code: 'invalid_parameter' } },
      'failed',
    ],
  ])('channels: one that %s is retried only where that may help', async (_, instead, state) => {
    programs[name].instead.push(instead);
    const { store, simulation } = await deliver();
    await simulation.pass(1500);
    expect(await channel(store, name)).toMatchObject({ [state]: 1, delivered: 0 });
    await simulation.pass(2 * MINUTE);
    expect(programs[name].contacts.size).toBe(state === 'waiting' ? 1 : 0);
    await simulation.stop();
  });

  test('channels: a refused key holds up no other channel, and waiting leads are sent once it is right', async () => {
    const { store, simulation } = await deliver({ [REGISTERS[name].key]: 'an-old-key-that-ended' });
    await simulation.pass(10_000);
    for (const other of NAMES) expect(programs[other].contacts.size).toBe(other === name ? 0 : 1);
    await simulation.stop();
    const environment = readEnvironment({ DATA_DIR: '/nowhere', ...settings() });
    const mended = simulate(store.outbox, openChannels(environment, store), T0 + MINUTE);
    await mended.pass(30 * MINUTE);
    expect(programs[name].contacts.size).toBe(1);
    await mended.stop();
  });
});

test('HubSpot and Brevo: receive the fields that the settings name', async () => {
  const [wish] = WISHES;
  const values = { ...newLead(1).values, wish: wish?.id ?? '', newsletter: true };
  const more = {
    HUBSPOT_PROPERTIES: 'wish:plan_wanted',
    BREVO_ATTRIBUTES: 'firstName:PRENOM, lastName:NOM',
    BREVO_LIST_ID: '7',
  };
  const { simulation } = await deliver(more, [newLead(1, { values })]);
  await simulation.pass(5000);
  const contact = programs.hubspot.contacts.get('person1@example.org');
  expect(contact).toMatchObject({ email: 'person1@example.org', firstname: 'Zoë', hs_language: 'fr' });
  expect(contact?.['plan_wanted']).toContain(wish?.plan);
  expect(contact?.['message']).toMatch(/information : demandée/);
  expect(programs.brevo.contacts.get('person1@example.org')).toEqual({
    PRENOM: 'Zoë',
    NOM: 'O’Brien',
    listIds: [7],
  });
  await simulation.stop();
});

test.each([
  ['hubspot', { HUBSPOT_PROPERTIES: 'wish:no_such_property' }],
  ['brevo', { BREVO_ATTRIBUTES: 'wish:NO_SUCH' }],
] as const)(
  'channels: a field or a list that %s does not have is a wrong setting: %j',
  async (name, more) => {
    const { store, simulation } = await deliver(more);
    await simulation.pass(5000);
    const messages = await store.outbox.find((await store.leads.list())[0]?.id ?? '');
    const message = messages.find(({ id }) => id.endsWith(name));
    expect(message).toMatchObject({ state: 'waiting', history: [{ cause: 'settings' }] });
    await simulation.stop();
  },
);

test.each<[string, object, 'failed' | 'delivered']>([
  ['a category', { numErrors: 1, errors: [{ category: 'VALIDATION_ERROR' }] }, 'failed'],
  ['none', { numErrors: 0, errors: [], results: [{ id: '1' }] }, 'delivered'],
])('HubSpot: an answer 207 is a success without errors alone: %s', async (_, body, state) => {
  programs.hubspot.instead.push({ status: 207, body });
  const { store, simulation } = await deliver();
  await simulation.pass(2000);
  expect(await channel(store, 'hubspot')).toMatchObject({ [state]: 1 });
  await simulation.stop();
});

test('channels: the rate limits of HubSpot and Brevo pause them', async () => {
  programs.hubspot.instead.push({ status: 429, body: { policyName: 'DAILY', errorType: 'RATE_LIMIT' } });
  programs.brevo.instead.push({ status: 429, headers: { 'x-sib-ratelimit-reset': '600' }, body: {} });
  const { store, simulation } = await deliver();
  await simulation.pass(2000);
  const channelPause = async (name: Register) => ((await channel(store, name))?.pausedUntil ?? 0) - T0;
  expect(await channelPause('hubspot')).toBeGreaterThan(HOUR - MINUTE);
  expect(await channelPause('brevo')).toBeGreaterThan(9 * MINUTE);
  expect(await channelPause('brevo')).toBeLessThan(11 * MINUTE);
  await simulation.stop();
});

test('Slack: receives each lead, one a second at most, without mentions', async () => {
  const company = '<!channel> & <https://evil.example|click>';
  const leads = [1, 2, 3].map((n) => newLead(n, { values: { ...newLead(n).values, company } }));
  const { simulation } = await deliver({}, leads);
  await simulation.pass(1100);
  expect(programs.slack.taken.length).toBeLessThanOrEqual(2);
  await simulation.pass(20_000);
  expect(programs.slack.taken).toHaveLength(3);
  const said = JSON.stringify(programs.slack.taken);
  expect(said).toContain('&amp; &lt;https://evil.example|click&gt;');
  expect(said).not.toMatch(/<!|<http/);
  await simulation.stop();
});

test('channels: no log line, reason or status holds a secret, an address or what a visitor wrote', async () => {
  const secrets = [...NAMES.map((name) => REGISTERS[name].secret), SLACK_SECRET];
  for (const program of Object.values(programs)) {
    const echo = `${secrets.join(' ')} person1@example.org Mairie`;
    program.instead.push({ status: 400, body: { message: echo, category: echo, code: echo } });
    program.instead.push({ status: 401, body: echo });
  }
  const { store, simulation, log } = await deliver({}, [newLead(1), newLead(2)]);
  await simulation.pass(5000);
  await simulation.stop();
  const messages = await Promise.all((await store.leads.list()).map(({ id }) => store.outbox.find(id)));
  const output = log() + JSON.stringify([messages, await store.outbox.status()]);
  for (const secret of [...secrets, '@example.org', 'Mairie', 'Zoë']) expect(output).not.toContain(secret);
});
