/* oxlint-disable no-underscore-dangle -- the name is Matomo's */
import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';
import { pagePolicy } from '#integrations/policy/page-policy.ts';
import { configuredTags, policyVersion } from '#http/tags.ts';
import { google, matomo, plausible } from '#client/consent/vendors.ts';
import type { VisitorEvent } from '#client/count.ts';

const MATOMO = { PUBLIC_MATOMO_URL: 'https://example.com/matomo/', PUBLIC_MATOMO_SITE: '7' };
const PLAUSIBLE = { PUBLIC_PLAUSIBLE_URL: 'https://plausible.io/', PUBLIC_PLAUSIBLE_DOMAIN: 'example.com' };

const toolPolicy = (environment: NodeJS.ProcessEnv) => {
  const sources = configuredTags(environment).map((tag) => tag.sources);
  return pagePolicy('<!doctype html><html><head><meta charset="utf-8"></head></html>', {}, sources);
};

describe('the tools that wait for consent', () => {
  it('tools have a fixed order, a purpose each, and a part in the policy version', () => {
    const tags = configuredTags({ PUBLIC_GOOGLE_TAG: 'AW-12', ...PLAUSIBLE, ...MATOMO });
    expect(tags.map(({ name, category }) => [name, category])).toEqual([
      ['matomo', 'analytics'],
      ['plausible', 'analytics'],
      ['googleAds', 'marketing'],
    ]);
    expect(policyVersion(tags)).toBe('1+matomo+plausible+googleAds');
    expect(configuredTags({ PUBLIC_GOOGLE_TAG: 'G-ABC1' })[0]).toMatchObject({
      name: 'googleAnalytics',
      category: 'analytics',
    });
  });

  it.each([
    [
      { PUBLIC_MATOMO_URL: 'https://example.com/matomo' },
      'PUBLIC_MATOMO_URL must be an address that ends with a slash',
    ],
    [{ PUBLIC_MATOMO_URL: 'http://example.com/' }, 'PUBLIC_MATOMO_URL must be'],
    [{ PUBLIC_MATOMO_URL: 'https://example.com/;script-src*/' }, 'PUBLIC_MATOMO_URL must be'],
    [{ ...MATOMO, PUBLIC_MATOMO_SITE: 'home' }, 'PUBLIC_MATOMO_SITE must be the number'],
    [{ PUBLIC_MATOMO_SITE: '7' }, 'PUBLIC_MATOMO_URL must be given when PUBLIC_MATOMO_SITE'],
    [
      { PUBLIC_MATOMO_URL: MATOMO.PUBLIC_MATOMO_URL },
      'PUBLIC_MATOMO_SITE must be given when PUBLIC_MATOMO_URL',
    ],
    [
      { ...PLAUSIBLE, PUBLIC_PLAUSIBLE_DOMAIN: 'https://example.com' },
      'PUBLIC_PLAUSIBLE_DOMAIN must be the name',
    ],
    [{ PUBLIC_GOOGLE_TAG: 'GTM-ABC' }, 'PUBLIC_GOOGLE_TAG must be a Google tag'],
  ])('tool settings %o are refused in a sentence', (environment, sentence) => {
    expect(() => configuredTags(environment)).toThrow(sentence);
  });
});

describe('the policy of a page', () => {
  it('policy admits exactly the files of the tools, and one Trusted Types rule', () => {
    const policy = toolPolicy({ ...MATOMO, ...PLAUSIBLE });
    expect(policy).toContain(
      "script-src 'self' https://example.com/matomo/matomo.js https://plausible.io/js/script.manual.js;",
    );
    expect(policy).toContain(
      "connect-src 'self' https://example.com/matomo/matomo.php https://plausible.io/api/event;",
    );
    expect(policy).toContain("img-src 'self' https://example.com/matomo/matomo.php;");
    expect(policy).toMatch(/trusted-types default$/);
    expect(policy).not.toMatch(/unsafe|frame-src/);
  });

  it('policy admits Google’s Trusted Types rule, and the frames of Ads', () => {
    expect(toolPolicy({ PUBLIC_GOOGLE_TAG: 'G-1' })).toMatch(/trusted-types default goog#html$/);
    expect(toolPolicy({ PUBLIC_GOOGLE_TAG: 'G-1' })).not.toContain('frame-src');
    expect(toolPolicy({ PUBLIC_GOOGLE_TAG: 'AW-1' })).toContain('frame-src https://www.googletagmanager.com');
  });
});

// Commands as documented by each tool.

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

it('Matomo gets its settings before the page view, and campaign parameters only', () => {
  matomo.prepare({ tracker: 'https://m.example/matomo.php', site: '7' });
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

it('Plausible gets page view and events by its queue, then by its function', () => {
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

it('Google tag gets `arguments` objects, clean addresses and names without hyphens', () => {
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
