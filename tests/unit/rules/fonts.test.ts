import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutFont, standIns } from '../../../src/integrations/fonts/cut.ts';
import { FONTS } from '../../../src/integrations/fonts/fonts.ts';

it.each(Object.entries(FONTS))(
  'the committed file of the font %s is the one that is cut today',
  async (name, font) => {
    expect(readFileSync(`src/integrations/fonts/${name}.woff2`).equals(await cutFont(font))).toBe(true);
  },
);

it('what stands in for the fonts has the widths that are measured today', async () => {
  expect(readFileSync('src/styles/stand-ins.css', 'utf8')).toBe(await standIns());
});
