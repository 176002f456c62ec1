/* oxlint-disable no-underscore-dangle -- the name is Matomo's */
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gateTags } from '#client/consent/tags.ts';

const REFUSED = { analytics: false, marketing: false, preferences: false };
const ACCEPTED = { ...REFUSED, analytics: true };
const EXEMPT = 'data-exempt="true"';

let reloads = 0;

/** A page with Matomo, whose storage holds this; `null` where the browser blocks it. */
function open(attributes = '', stored: Readonly<Record<string, string>> | null = {}) {
  const dom = new JSDOM(
    `<script type="text/plain" data-vendor="matomo" data-category="analytics" data-src="/m.js" data-site="7" ${attributes}></script>
    <a href="/demo?wish=trial-starter#demo-form">trial</a>
    <div data-audience="counted" hidden><button>stop</button></div>
    <div data-audience="refused" hidden><button>count</button></div>`,
    { url: 'https://site.example/' },
  );
  const { window } = dom;
  for (const [name, value] of Object.entries(stored ?? {})) window.localStorage.setItem(name, value);
  reloads = 0;
  for (const name of [
    'document',
    'localStorage',
    'MutationObserver',
    'CustomEvent',
    'Event',
    'Element',
  ] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('location', {
    origin: 'https://site.example',
    hostname: 'site.example',
    pathname: '/',
    search: '',
    reload: () => (reloads += 1),
  });
  for (const name of ['addEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  if (stored === null) vi.stubGlobal('localStorage', undefined);
  // jsdom says on the console that it does not follow links.
  window.addEventListener('click', (event) => event.preventDefault());
  gateTags();
  return window;
}

const decide = (detail: unknown) => dispatchEvent(new CustomEvent('consent', { detail }));
const loaded = () => document.querySelectorAll('script[src="/m.js"]').length;
const events = () =>
  (Array.from(globalThis._paq as never) as unknown[][]).filter(([name]) => name === 'trackEvent');
const shown = () => document.querySelector('[data-audience]:not([hidden])')?.getAttribute('data-audience');
const use = () => globalThis.countUse?.({ name: 'calculator-used', calculator: 'thresholds' });

afterEach(() => {
  Object.assign(globalThis, { _paq: undefined, countUse: undefined });
  vi.unstubAllGlobals();
});

describe('what visitors do', () => {
  it('is not told before they accept, nor kept for later; then once a page', () => {
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

  it('is not told any more once they withdraw, and the page starts again', () => {
    open();
    decide(ACCEPTED);
    decide(REFUSED);
    use();
    expect(events()).toEqual([]);
    expect(reloads).toBe(1);
  });
});

describe('a tool that is exempt from consent', () => {
  it('loads where nothing is asked, and where consent is refused', () => {
    for (const answer of [{}, null, REFUSED]) {
      open(EXEMPT);
      decide(answer);
      expect(loaded()).toBe(1);
      use();
      expect(events()).toHaveLength(1);
      globalThis._paq = undefined;
    }
    expect(shown()).toBe('counted');
  });

  it('is told of calculators, but not of a plan that is chosen nor of a demo that is requested', () => {
    open(EXEMPT);
    decide({});
    document.querySelector('a')?.click();
    globalThis.countUse?.({ name: 'demo-requested' });
    use();
    expect(events()).toEqual([['trackEvent', 'site', 'calculator-used', 'thresholds']]);
  });

  it('stops at the press of a button, which starts the page again, and stays away', () => {
    const { localStorage: kept } = open(EXEMPT);
    decide({});
    document.querySelector('button')?.click();
    expect(reloads).toBe(1);
    expect(shown()).toBe('refused');
    use();
    expect(events()).toEqual([]);
    open(EXEMPT, { ...kept });
    decide({});
    expect(loaded()).toBe(0);
    expect(shown()).toBe('refused');
    document.querySelector<HTMLElement>('[data-audience=refused] button')?.click();
    expect(loaded()).toBe(1);
    expect(shown()).toBe('counted');
  });

  it('stays away where a refusal could not be kept', () => {
    open(EXEMPT, null);
    decide({});
    expect(loaded()).toBe(0);
    expect(shown()).toBe('refused');
  });
});
