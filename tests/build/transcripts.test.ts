import { expect, it } from 'vitest';
import { href, type SharedRouteName } from '../../src/routes.ts';
import { LOCALES } from '../../src/locales.ts';
import { builtFile, fileOf } from '../support/dist.ts';
import { outlineOf } from '../support/outline.ts';
import { readAloud } from '../support/read-aloud.ts';

const PAGES: readonly SharedRouteName[] = ['home', 'pricing'];

it.each(PAGES.flatMap((page) => LOCALES.map((locale) => [page, locale] as const)))(
  'A30 %s in %s is read aloud in the order, with the names and states that were reviewed',
  async (page, locale) => {
    const html = builtFile(fileOf(href(page, locale))).toString();
    const said = await readAloud(html, `${page}.${locale}`);
    await expect(outlineOf(said)).toMatchFileSnapshot(`../transcripts/${page}.txt`);
  },
);
