import { expect, it } from 'vitest';
import { translator } from '../../support/translate.ts';
import { formatMoney } from '#i18n/format.ts';
import { href } from '#routes.ts';
import { LOCALES } from '#locales.ts';
import { CURRENCY, PLANS } from '#site.ts';
import {
  builtFiles,
  builtOrigin,
  builtPages,
  contentPages,
  samplePages,
  normalizeText,
  type BuiltPage,
  texts,
} from '../../support/dist.ts';

/** A node of structured data, as a search engine reads it. */
interface GraphNode {
  readonly '@type': string;
  readonly '@id': string;
  readonly [property: string]: unknown;
}

/** The structured data of a page: the nodes of its one graph. */
function readGraph({ $ }: Pick<BuiltPage, '$'>): GraphNode[] {
  const graph: { '@context': string; '@graph': GraphNode[] } = JSON.parse(
    $('script[type="application/ld+json"]').text(),
  );
  if (graph['@context'] !== 'https://schema.org') throw new Error('The graph is not of schema.org.');
  return graph['@graph'];
}

function findNode(page: Pick<BuiltPage, '$'>, type: string): GraphNode | undefined {
  return readGraph(page).find((node) => node['@type'] === type);
}

const origin = builtOrigin();
const pages = contentPages();
const each = samplePages(pages).map((page) => [page.path, page] as const);
const canonical = ({ $ }: BuiltPage) => $('link[rel=canonical]').attr('href');
const articles = pages.filter(({ $ }) => $('meta[property="og:type"]').attr('content') === 'article');

function dayInParis(instant: unknown): string {
  return new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date(String(instant)));
}

function pageAt(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
}

it('structured data: every page has one graph that cannot end its script', () => {
  for (const { path, $ } of builtPages()) {
    const script = $('script[type="application/ld+json"]');
    expect(script, path).toHaveLength(1);
    expect(script.text(), path).not.toContain('<');
    expect(script.nextAll(':not(script)'), path).toHaveLength(0);
  }
});

it.each(each)('structured data: %s uses absolute addresses and unique ids', (_, page) => {
  const graph = readGraph(page);
  const ids = graph.map((node) => node['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  const addresses = [...JSON.stringify(graph).matchAll(/"(?:@id|url|item|image)":"([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(2);
});

it.each(each)('structured data: %s is named by its h1, in its language', (_, page) => {
  const node = findNode(page, 'WebPage');
  expect(node?.['url']).toBe(canonical(page));
  expect(node?.['name']).toBe(normalizeText(page.$('h1').text()));
  expect(node?.['description']).toBe(page.$('meta[name=description]').attr('content'));
  expect(node?.['inLanguage']).toBe(page.locale);
});

it.each(each)('structured data: %s has the breadcrumb that it shows', (_, page) => {
  const { $, path, locale } = page;
  const list = findNode(page, 'BreadcrumbList');
  const home = href('home', locale);
  const items = (list?.['itemListElement'] ?? []) as { position: number; name: string; item: string }[];
  const marked = items.map(({ name, item }) => ({ name, path: new URL(item).pathname }));
  const visible = $('nav.breadcrumb a')
    .toArray()
    .map((link) => ({ name: normalizeText($(link).text()), path: $(link).attr('href') }));
  const short = [
    { name: translator(locale)('pages.home'), path: home },
    { name: normalizeText($('h1').text()), path: new URL(canonical(page) ?? '').pathname },
  ];
  expect(marked).toEqual(path === home ? [] : visible.length > 0 ? visible : short);
  expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
  expect(items.at(-1)?.item ?? `${origin}${path === '/' ? '/' : home}`).toBe(canonical(page));
});

it('structured data: every day of publication or change carries its zone', () => {
  const dates = pages.flatMap(({ html }) =>
    [...html.matchAll(/"date(?:Published|Modified)":"([^"]*)"/g)].map(([, date]) => date),
  );
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.filter((date) => !/T00:00:00\+0[12]:00$/.test(date ?? ''))).toEqual([]);
});

it.each(['/', '/en'])('structured data: %s states the publisher and the name of the site', (path) => {
  const page = pageAt(path);
  const company = findNode(page, 'Organization');
  const site = findNode(page, 'WebSite');
  expect(company?.['url']).toBe(`${origin}/`);
  const { url } = (company?.['logo'] ?? { url: origin }) as { url: string };
  expect(builtFiles()).toContain(new URL(url).pathname);
  expect(site?.['publisher']).toEqual({ '@id': company?.['@id'] });
  expect(site?.['inLanguage']).toEqual(LOCALES);
  for (const other of pages)
    expect(findNode(other, 'WebPage')?.['isPartOf']).toEqual({ '@id': site?.['@id'] });
});

interface Offer {
  readonly name: string;
  readonly price: number;
  readonly priceCurrency: string;
  readonly priceSpecification: { readonly price: number; readonly valueAddedTaxIncluded: boolean };
}
const listOffers = (page: BuiltPage) => (findNode(page, 'SoftwareApplication')?.['offers'] ?? []) as Offer[];

it.each(['/tarifs', '/en/pricing'])(
  'structured data: %s offers each plan that has a price, at the price it shows',
  (path) => {
    const page = pageAt(path);
    const offers = listOffers(page);
    expect(offers.map(({ name, price }) => [name, price])).toEqual(
      PLANS.filter(({ monthlyPrice }) => monthlyPrice !== null).map(({ name, monthlyPrice }) => [
        name,
        monthlyPrice,
      ]),
    );
    for (const { name, price, priceCurrency, priceSpecification } of offers) {
      expect(page.$('main').text()).toContain(name);
      expect(page.$('main').text()).toContain(formatMoney(price, CURRENCY, page.locale));
      expect(priceCurrency).toBe('EUR');
      expect(priceSpecification).toMatchObject({ price, valueAddedTaxIncluded: false });
    }
  },
);

it.each(articles.map((page) => [page.path, page] as const))(
  'structured data: %s has the headline, days and authors that it shows',
  (_, page) => {
    const { $ } = page;
    const node = findNode(page, 'Article');
    expect(node?.['headline']).toBe(normalizeText($('h1').text()));
    for (const [name, time] of [
      ['datePublished', $('.meta time').first()],
      ['dateModified', $('.meta time').last()],
    ] as const)
      expect(dayInParis(node?.[name]), name).toBe(time.attr('datetime'));
    expect(node?.['image']).toBe($('meta[property="og:image"]').attr('content'));
    expect(node?.['inLanguage']).toBe(page.locale);
    expect($('meta[property="article:published_time"]').attr('content')).toBe(node?.['datePublished']);
    expect($('meta[property="article:modified_time"]').attr('content')).toBe(node?.['dateModified']);
    const authors = node?.['author'] as { name: string; url?: string }[];
    expect(authors.length).toBeGreaterThan(0);
    for (const { name, url = canonical(page) } of authors) {
      expect(normalizeText($('.meta').text())).toContain(name);
      expect(pages.map(({ path }) => path)).toContain(new URL(url ?? '').pathname);
    }
  },
);

const asked = (page: BuiltPage) =>
  page.$('.questions').length === 0
    ? undefined
    : {
        questions: texts(page.$, '.questions summary'),
        answers: texts(page.$, '.questions details > p'),
      };

it.each(each)('structured data: %s marks up its questions word for word', (_, page) => {
  const node = findNode(page, 'FAQPage');
  const marked = node?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[] | undefined;
  expect(
    marked && {
      questions: marked.map(({ name }) => name),
      answers: marked.map(({ acceptedAnswer }) => acceptedAnswer.text),
    },
  ).toEqual(asked(page));
});
