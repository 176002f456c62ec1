import { virtual } from '@guidepup/virtual-screen-reader';
import { JSDOM } from 'jsdom';

/** What the virtual reader looks for around it, as in a browser. */
const GLOBALS = [
  'window',
  'document',
  'Node',
  'Element',
  'HTMLElement',
  'MutationObserver',
  'getComputedStyle',
  'CSS',
] as const;

/** What jsdom lacks and the reader asks for. */
const CSS_OF_BROWSERS = { escape: (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`) };

/** What a screen reader would say of a page, or of a part of it, from its first line to its last, one thing a line. */
export async function readAloud(html: string): Promise<string> {
  const before = GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const { window } = new JSDOM(html, { pretendToBeVisual: true });
  Object.assign(window, { CSS: CSS_OF_BROWSERS });
  for (const name of GLOBALS) {
    const value: unknown = name === 'window' ? window : Reflect.get(window, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    await virtual.start({ container: window.document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const spoken = await virtual.spokenPhraseLog();
    await virtual.stop();
    return `${spoken.join('\n')}\n`.replace(/© \d{4}/, '© (year)');
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
