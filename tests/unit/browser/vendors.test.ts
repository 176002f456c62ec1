/* oxlint-disable no-underscore-dangle -- the name is Matomo's */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { google, matomo, plausible } from '../../../src/client/consent/vendors.ts';
import type { VisitorEvent } from '../../../src/client/count.ts';

// What each tool is told, by the commands that its documentation names.

const TYPED = 'tender=R%C3%A9novation';
const PAGE = 'https://site.example/faut-il-repondre';
const CHOSEN: VisitorEvent = { name: 'plan-chosen', wish: 'trial-starter' };

beforeEach(() => {
  const search = `?days=3&${TYPED}&utm_source=lettre&gclid=x1`;
  vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/faut-il-repondre', search });
  vi.stubGlobal('document', { referrer: `https://site.example/demo?${TYPED}` });
});
afterEach(() => {
  Object.assign(globalThis, { _paq: undefined, plausible: undefined, dataLayer: undefined });
  vi.unstubAllGlobals();
});

describe('Matomo', () => {
  const prepare = (data = {}) =>
    matomo.prepare({ tracker: 'https://m.example/matomo.php', site: '7', ...data });

  it('is told where and what, before the page is counted; of the query only the campaign', () => {
    prepare();
    expect(globalThis._paq).toEqual([
      ['setTrackerUrl', 'https://m.example/matomo.php'],
      ['setSiteId', '7'],
      ['setVisitorCookieTimeout', 390 * 86_400],
      ['setCustomUrl', `${PAGE}?utm_source=lettre&gclid=x1`],
      ['setReferrerUrl', 'https://site.example/demo'],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]);
  });

  it('exempt from consent: no cookie, nothing of the device, no campaign, no origin of the visit, no links', () => {
    prepare({ exempt: 'true' });
    expect(globalThis._paq).toEqual([
      ['setTrackerUrl', 'https://m.example/matomo.php'],
      ['setSiteId', '7'],
      ['disableCookies'],
      ['disableBrowserFeatureDetection'],
      ['disableCampaignParameters'],
      ['setCustomUrl', PAGE],
      ['setReferrerUrl', ''],
      ['trackPageView'],
    ]);
  });
});

describe('Plausible', () => {
  it('finds the page and the events in its queue, and takes them itself once it is there', () => {
    plausible.prepare({});
    plausible.send(CHOSEN);
    const u = `${PAGE}?utm_source=lettre&gclid=x1`;
    const props = { wish: 'trial-starter' };
    expect(globalThis.plausible?.q).toEqual([
      ['pageview', { u }],
      ['plan-chosen', { u, props }],
    ]);
    expect(document.referrer).toBe('https://site.example/demo'); // its script reads it
    const loaded = vi.fn<(...words: unknown[]) => void>();
    vi.stubGlobal('plausible', loaded);
    plausible.send(CHOSEN);
    expect(loaded).toHaveBeenCalledWith('plan-chosen', { u, props });
  });
});

describe('a Google tag', () => {
  it('takes commands as `arguments`, addresses without what was typed, and names without hyphens', () => {
    google.prepare({ id: 'G-1' });
    google.send(CHOSEN);
    const commands = (globalThis.dataLayer ?? []).map((command) => {
      expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
      return Array.from(command as ArrayLike<unknown>);
    });
    expect(commands).toEqual([
      ['js', expect.any(Date)],
      [
        'config',
        'G-1',
        {
          cookie_expires: 390 * 86_400,
          cookie_update: false,
          page_location: `${PAGE}?utm_source=lettre&gclid=x1`,
          page_referrer: 'https://site.example/demo',
        },
      ],
      ['event', 'plan_chosen', { wish: 'trial-starter' }],
    ]);
  });
});
