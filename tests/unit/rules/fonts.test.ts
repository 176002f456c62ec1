import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { webFont } from '../../../src/integrations/fonts/cut.ts';
import { FONTS } from '../../../src/integrations/fonts/fonts.ts';

/** In bytes: what a first visit may fetch of each. */
const MOST = { display: 14_000, text: 24_000 } as const;

it.each(['display', 'text'] as const)(
  'the committed font %s is the one that is cut today, and light',
  async (name) => {
    const committed = readFileSync(`src/styles/fonts/${name}.woff2`);
    expect(committed.equals(await webFont(FONTS[name]))).toBe(true);
    expect(committed.length).toBeLessThanOrEqual(MOST[name]);
  },
);
