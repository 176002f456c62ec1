import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standIns, typefaces } from '../../../src/integrations/fonts/cut.ts';

it('the committed typefaces are those that are cut today', async () => {
  expect(readFileSync('src/styles/typefaces.css', 'utf8')).toBe(await typefaces());
});

it('what stands in for them has the widths that are measured today', async () => {
  expect(readFileSync('src/styles/stand-ins.css', 'utf8')).toBe(await standIns());
});
