import { mkdir, writeFile } from 'node:fs/promises';
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

/** Where what was said, with its words, is kept to be read. */
const SAID = '.cache/transcripts';

/**
 * What a screen reader would say of a page, or of a part of it, from its first line to its last, one thing a line. It is
 * kept under its title in `.cache/transcripts`, for who reviews the words.
 */
export async function readAloud(html: string, title: string): Promise<string> {
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
    const transcript = `${spoken.join('\n')}\n`;
    await mkdir(SAID, { recursive: true });
    await writeFile(`${SAID}/${title}.txt`, transcript);
    return transcript;
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
