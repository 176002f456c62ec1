import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutFont, standIns } from '../../../src/integrations/fonts/cut.ts';
import { FONTS } from '../../../src/integrations/fonts/fonts.ts';

it.each(Object.entries(FONTS))(
  'the committed files of the font %s are those that are cut today',
  async (name, font) => {
    for (const [file, content] of Object.entries(await cutFont(name, font)))
      expect(readFileSync(`src/integrations/fonts/${file}`).equals(content), file).toBe(true);
  },
);

it('what stands in for the fonts has the widths that are measured today', async () => {
  expect(readFileSync('src/styles/stand-ins.css', 'utf8')).toBe(await standIns());
});
