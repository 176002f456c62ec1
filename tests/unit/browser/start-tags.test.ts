/* oxlint-disable no-underscore-dangle -- the name is Matomo's */
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTags } from '#client/consent/tags.ts';

const REFUSED = { analytics: false, marketing: false, preferences: false };
const ACCEPTED = { ...REFUSED, analytics: true };

function open() {
  const dom = new JSDOM(
    `<script type="text/plain" data-vendor="matomo" data-category="analytics" data-src="/m.js" data-site="7"></script>
    <a href="/demo?wish=trial-starter#demo-form">trial</a>`,
    { url: 'https://site.example/' },
  );
  const { window } = dom;
  for (const name of [
    'document',
    'MutationObserver',
    'CustomEvent',
    'Document',
    'Event',
    'Element',
    'Storage',
  ] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('location', {
    origin: 'https://site.example',
    hostname: 'site.example',
    pathname: '/',
    search: '',
  });
  for (const name of ['addEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  // jsdom says on the console that it does not follow links.
  window.addEventListener('click', (event) => event.preventDefault());
  startTags();
}

const decide = (detail: unknown) => dispatchEvent(new CustomEvent('consent', { detail }));
const events = () =>
  (Array.from(globalThis._paq as never) as unknown[][]).filter(([name]) => name === 'trackEvent');
const use = () => globalThis.trackEvent?.({ name: 'calculator-used', calculator: 'thresholds' });

afterEach(() => {
  Object.assign(globalThis, { _paq: undefined, trackEvent: undefined });
  vi.unstubAllGlobals();
});

describe('what visitors do', () => {
  it('events of visitors reach a tool once a page, and only after consent', () => {
    open();
    use();
    decide(null);
    use();
    expect(globalThis._paq).toBeUndefined();
    decide(ACCEPTED);
    expect(events()).toEqual([]);
    use();
    use();
    document.querySelector('a')?.click();
    expect(events()).toEqual([
      ['trackEvent', 'site', 'calculator-used', 'thresholds'],
      ['trackEvent', 'site', 'plan-chosen', 'trial-starter'],
    ]);
  });

  it('events of visitors stop when consent is withdrawn, and stay away until the next page', () => {
    open();
    decide(ACCEPTED);
    decide(REFUSED);
    use();
    decide(ACCEPTED);
    use();
    expect(events()).toEqual([]);
  });
});
