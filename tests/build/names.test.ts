import { expect, it } from 'vitest';
import { contentPages } from '../support/dist.ts';

const pages = new Map(contentPages().map((page) => [page.path, page]));
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Links whose words are more than the name of a page: home, a state, a place in a page, a page in another language. */
const OTHERS =
  '.brand, [data-language-link], [href*="#"], [hreflang], [href$="/accessibility"], [href$="/accessibilite"]';

it('the header and the foot call each page by its name, as its heading and its title do', () => {
  const wrong: string[] = [];
  for (const home of ['/', '/en']) {
    const $ = pages.get(home)?.$;
    const links = $?.('body > header nav a, body > footer a').not(OTHERS).toArray() ?? [];
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const page = pages.get($?.(link).attr('href') ?? '');
      const name = tidy($?.(link).text() ?? '');
      const heading = tidy(page?.$('h1').text() ?? '');
      const title = tidy(page?.$('title').text() ?? '');
      if (heading !== name || !title.startsWith(name)) wrong.push(`${name}: ${heading} | ${title}`);
    }
  }
  expect(wrong).toEqual([]);
});
