import { expect, it } from 'vitest';
import { localeOf } from '#routes.ts';
import { builtFiles, builtPages, contentPages } from '../../support/dist.ts';

const pages = builtPages();
const byAddress = new Map(pages.map((page) => [page.path, page]));
const files = new Set(builtFiles());

/** Every link of the site's pages to itself. */
const links = pages.flatMap((page) =>
  page
    .$('a[href], area[href]')
    .toArray()
    .map((link) => ({
      page,
      href: page.$(link).attr('href') ?? '',
      hreflang: page.$(link).attr('hreflang'),
      /** The language of what stands around it. */
      language: page.$(link).parent().closest('[lang]').attr('lang'),
      text: page.$(link).text(),
    }))
    .filter(({ href }) => href.startsWith('/') || href.startsWith('#')),
);

/** Splits a link into the page that it leads to and the place there. */
function target(from: string, href: string) {
  const [path = '', fragment] = href.split('#');
  return { path: (path.split('?')[0] ?? '') || from, fragment };
}

it('links lead to a page or a file that exists', () => {
  const broken = links.filter(({ page, href }) => {
    const { path } = target(page.path, href);
    return !byAddress.has(path) && !files.has(path);
  });
  expect(broken.map(({ page, href }) => `${page.path}: ${href}`)).toEqual([]);
});

it('links lead to an anchor that exists on their page', () => {
  const broken = links.filter(({ page, href }) => {
    const { path, fragment } = target(page.path, href);
    const destination = byAddress.get(path);
    return (
      fragment !== undefined && destination !== undefined && destination.$(`[id="${fragment}"]`).length === 0
    );
  });
  expect(broken.map(({ page, href }) => `${page.path}: ${href}`)).toEqual([]);
});

it('links stay in their language, or state the other one', () => {
  const strayed = links.filter(({ page, href, hreflang, language }) => {
    const { path } = target(page.path, href);
    if (!byAddress.has(path) || localeOf(path) === language) return false;
    return hreflang !== localeOf(path);
  });
  expect(strayed.map(({ page, href }) => `${page.path}: ${href}`)).toEqual([]);
});

it('links reach every page from home in three steps or fewer', () => {
  const steps = new Map([['/', 0]]);
  for (const [path, distance] of steps) {
    for (const link of links.filter(({ page }) => page.path === path)) {
      const next = target(path, link.href).path;
      if (byAddress.has(next) && !steps.has(next)) steps.set(next, distance + 1);
    }
  }
  const unreachable = contentPages()
    .map(({ path }) => path)
    .filter((path) => (steps.get(path) ?? Infinity) > 3)
    // served for old links and for the signed links of mails
    .filter((path) => path !== '/inscription' && path !== '/newsletter-config')
    // shown by the server after a form, or by the link of a mail
    .filter((path) => !/\/(merci|thank-you|enregistre|confirmation)$/.test(path));
  expect(unreachable).toEqual([]);
});

it('links alone name another host: pages load nothing from elsewhere', () => {
  const fetched = pages.flatMap(({ path, $ }) =>
    $('[src], link:not([rel=canonical], [rel=alternate])')
      .toArray()
      .map((element) => ({ path, address: $(element).attr('src') ?? $(element).attr('href') ?? '' })),
  );
  expect(fetched.filter(({ address }) => !/^\/(?!\/)/.test(address))).toEqual([]);
});
