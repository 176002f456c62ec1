import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translator } from '#i18n/translate.ts';
import { LOCALES } from '#locales.ts';
import { href } from '#routes.ts';
import { WISHES } from '#site.ts';
import type { Store } from '#server/store/store.ts';
import { BEHIND_PROXY, demoRequest, visitor } from '../../support/server/visitor.ts';
import type { Site } from '../../support/running-site.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import { SOME_DATABASES, drain, stores, type Stores } from '../../support/server/stores.ts';

const WISH = WISHES[0]?.id ?? 'no wish';

/** The moments that a page proposes, as its form posts them. */
const slotsIn = (html: string) => {
  const $ = load(html);
  return $('main [name=slot]')
    .toArray()
    .map((slot) => String($(slot).attr('value')));
};

describe.each(SOME_DATABASES)('a meeting after a demo request, kept in %s', (kind) => {
  let all: Stores;
  let site: Site;
  let store: Store;
  beforeAll(async () => {
    all = await stores(kind);
    const environment = await all.fresh();
    // Mails that cannot leave stay in the store.
    site = await startInProcess({ ...environment, ...BEHIND_PROXY });
    store = await all.open(environment);
  });
  afterAll(async () => {
    await site.stop();
    await all.end();
  });

  const meetingOf = async (n: number) =>
    (await store.leads.about(`zoe${n}@example.org`)).leads[0]?.values['meeting'];

  test.each(LOCALES)('in %s is chosen without script among three, once, and told', async (locale) => {
    const n = locale === 'fr' ? 1 : 2;
    const someone = visitor(site);
    const posted = await someone.post('/api/demo', demoRequest(n, { locale, wish: WISH }), { as: 'browser' });
    const [address = '', fragment] = String(posted.headers.get('location')).split('#');
    expect([posted.status, fragment]).toEqual([303, WISH]);
    const page = await someone.get(address);
    expect(page.status).toBe(200);
    const $ = load(page.html);
    const { states } = translator(locale)('demo.meeting');
    expect($('h1').text()).toBe(states.choose.title);
    expect($('html').attr('lang')).toBe(locale);
    expect($(`#${fragment}`).text()).toContain(WISHES[0]?.plan);
    const slots = slotsIn(page.html);
    expect(new Set(slots).size).toBe(3);
    expect(page.html).not.toMatch(/@\w+@/);
    const action = String($('main form').attr('action'));
    const chosen = await someone.post(action, { slot: slots[1] ?? '' }, { as: 'browser' });
    expect([chosen.status, load(chosen.html)('h1').text()]).toEqual([200, states.chosen.title]);
    expect(await meetingOf(n)).toBe(slots[1]);
    // The first that is chosen stands.
    const again = await someone.post(action, { slot: slots[2] ?? '' }, { as: 'browser' });
    expect(load(again.html)('h1').text()).toBe(states.chosen.title);
    expect(await meetingOf(n)).toBe(slots[1]);
    const file = await someone.get(String(load(again.html)('main a[href*=".ics"]').attr('href')));
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(file.html).toContain(slots[1]?.replace(/[-:]|\.000/g, ''));
  });

  test('is offered to a script too, and a wish that there is not is refused', async () => {
    const someone = visitor(site);
    const { answer } = await someone.post('/api/demo', demoRequest(3));
    expect(slotsIn((await someone.get(String(answer['booking']))).html)).toHaveLength(3);
    const wrong = await someone.post('/api/demo', demoRequest(4, { wish: 'trial-everything' }));
    expect([wrong.status, wrong.answer['fields']]).toEqual([
      422,
      { wish: translator('fr')('fieldErrors.demo.wish.invalid') },
    ]);
  });

  test('with a link that is not ours is about nothing, and nothing but a proposal is kept', async () => {
    const someone = visitor(site);
    const { answer } = await someone.post('/api/demo', demoRequest(5));
    const address = String(answer['booking']);
    for (const wrong of [`${address.slice(0, -2)}xx`, '/api/meeting', '/api/meeting?token=x'])
      expect((await someone.get(wrong)).status).toBe(404);
    for (const slot of ['', 'x', '2026-01-01T09:00:00Z', new Date(Date.now() + 3_600_000).toISOString()]) {
      const page = await someone.post(address, { slot }, { as: 'browser' });
      expect(slotsIn(page.html)).toHaveLength(3);
    }
    expect(await meetingOf(5)).toBeUndefined();
    await store.leads.forget('zoe5@example.org', Date.now());
    expect((await someone.get(address)).status).toBe(404);
  });

  test('of what was kept apart looks the same, and comes with it when it is a request again', async () => {
    const someone = visitor(site);
    const { answer } = await someone.post('/api/demo', demoRequest(6, { website: 'http://spam' }));
    const address = String(answer['booking']);
    const [slot = ''] = slotsIn((await someone.get(address)).html);
    const chosen = await someone.post(address, { slot }, { as: 'browser' });
    expect(load(chosen.html)('h1').text()).toBe(translator('fr')('demo.meeting.states.chosen.title'));
    const [spam] = (await store.leads.about('zoe6@example.org')).spam;
    await store.spam.release(spam?.id ?? '', Date.now());
    expect(await meetingOf(6)).toBe(slot);
  });

  test('tells the team and the visitor, each once', async () => {
    const fresh = await all.open(await all.fresh());
    const accepted = await fresh.leads.accept({
      form: 'demo',
      key: undefined,
      contentHash: 'x',
      values: { email: 'zoe@example.org' },
      locale: 'fr',
      at: Date.now(),
    });
    const id = 'id' in accepted ? accepted.id : '';
    const slot = Date.now() + 86_400_000;
    const both = await Promise.all([slot, slot + 1].map((one) => fresh.meetings.choose(id, one, Date.now())));
    expect(new Set(both).size).toBe(1);
    const kinds = (await drain(fresh, Date.now())).map((job) => job.kind).toSorted();
    expect(kinds).toEqual(['lead-team', 'lead-visitor', 'meeting-team', 'meeting-visitor']);
  });
});

test('where the owner has a page for it, visitors are led there', async () => {
  const BOOKING_URL = 'https://agenda.example.org/demo';
  const site = await startInProcess({ BOOKING_URL });
  const { answer } = await visitor(site).post('/api/demo', demoRequest(1));
  expect(answer['booking']).toBe(BOOKING_URL);
  const native = await visitor(site).post('/api/demo', demoRequest(2, { wish: WISH }), { as: 'browser' });
  expect(native.headers.get('location')).toBe(`${href('demoReceived', 'fr')}#${WISH}`);
  await site.stop();
});
