import { JSDOM } from 'jsdom';
import { afterEach, expect, it } from 'vitest';
import { virtual } from '@guidepup/virtual-screen-reader';
import { builtFile } from '../support/dist.ts';

/** What the virtual reader looks for around it, as in a browser. */
const GLOBALS = [
  'window',
  'document',
  'Node',
  'Element',
  'HTMLElement',
  'MutationObserver',
  'getComputedStyle',
] as const;
const before = new Map(GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));

afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
  }
});

/** What a screen reader would say of a page from its first line to its last, one thing a line. */
async function read(file: string): Promise<string> {
  const { window } = new JSDOM(builtFile(file).toString(), { pretendToBeVisual: true });
  for (const name of GLOBALS) {
    const value: unknown = name === 'window' ? window : Reflect.get(window, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  await virtual.start({ container: window.document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const spoken = await virtual.spokenPhraseLog();
  await virtual.stop();
  return `${spoken.join('\n')}\n`.replace(/© \d{4}/, '© (year)');
}

it.each([
  ['/index.html', 'home.fr'],
  ['/en.html', 'home.en'],
  ['/tarifs.html', 'pricing.fr'],
  ['/en/pricing.html', 'pricing.en'],
])(
  'A30 %s is read aloud as it was reviewed',
  async (file, name) => {
    await expect(await read(file)).toMatchFileSnapshot(`../transcripts/${name}.txt`);
  },
  60_000,
);
