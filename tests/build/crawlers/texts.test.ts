import { describe, expect, it } from 'vitest';
import { translator } from '../../support/translate.ts';
import { LOCALES } from '#locales.ts';
import { AI_CRAWLERS, SITE } from '#site.ts';
import { builtFile, builtFiles, builtOrigin, builtPages, contentPages, tidy } from '../../support/dist.ts';

const origin = builtOrigin();
const read = (address: string) => builtFile(address).toString();
const known = new Set([...builtFiles(), ...builtPages().map(({ path }) => path)]);

describe('robots.txt', () => {
  const groups = read('/robots.txt')
    .split('\n\n')
    .map((group) => group.trim().split('\n'));

  it('robots.txt: allows everything but the endpoints, and names the sitemap', () => {
    expect(groups[0]).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/']);
    expect(groups.at(-1)).toEqual([`Sitemap: ${origin}/sitemap-index.xml`]);
  });

  it('robots.txt: has a group for each purpose of AI crawlers, as the owner decides', () => {
    const purposes = Object.values(AI_CRAWLERS);
    expect(groups).toHaveLength(purposes.length + 2);
    purposes.forEach(({ agents, welcome }, index) => {
      const rules = welcome ? ['Allow: /', 'Disallow: /api/'] : ['Disallow: /'];
      expect(groups[index + 1]).toEqual([...agents.map((agent) => `User-agent: ${agent}`), ...rules]);
    });
  });
});

describe('security.txt', () => {
  const fields = new Map(
    read('/.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  );

  it('security.txt: has each field of RFC 9116 once', () => {
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe(`mailto:${SITE.emails.security}`);
    expect(fields.get('Preferred-Languages')).toBe(LOCALES.join(', '));
    expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  });
});

describe('llms.txt', () => {
  const text = read('/llms.txt');
  const links = [...text.matchAll(/\[[^\]]+\]\(([^)]+)\)/g)].map(([, address = '']) => address);

  it('llms.txt: has a title, a summary and lists under headings in both languages', () => {
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const french = translator('fr')('common.llms');
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      french.pages,
      french.articles,
      translator('en')('common.llms.pages'),
      'Optional',
    ]);
    expect(text.split('\n').length).toBeLessThanOrEqual(200);
    expect(text).not.toMatch(/\{\{|undefined|\[object/);
  });

  it('llms.txt: links to files and pages that exist, by absolute addresses', () => {
    expect(links.length).toBeGreaterThan(20);
    const broken = links.filter((link) => !link.startsWith(origin) || !known.has(new URL(link).pathname));
    expect(broken).toEqual([]);
  });

  it('llms.txt: lists every article', () => {
    const twins = builtFiles().filter((file) => file.endsWith('.md'));
    expect(twins.filter((twin) => !links.includes(origin + twin))).toEqual([]);
  });
});

describe('the Markdown twin of an article', () => {
  const articles = contentPages().filter(
    ({ $ }) => $('meta[property="og:type"]').attr('content') === 'article',
  );

  it.each(articles.map((page) => [page.path, page] as const))(
    'Markdown: %s has the words of its page',
    (path, { $ }) => {
      expect($('link[rel=alternate][type="text/markdown"]').attr('href')).toBe(`${path}.md`);
      const markdown = read(`${path}.md`);
      expect(markdown).toMatch(new RegExp(`^# ${escape(tidy($('h1').text()))}\n`));
      const plain = squeeze(markdown.replace(/\[\^\d+\]/g, '').replace(/\]\([^)]*\)/g, ''));
      // Calls of notes, and what the page says of a callout or a video by itself.
      $('.prose sup:has(a), .prose .footnotes, .prose .callout > :first-child, .prose .video small').remove();
      const parts = $(
        '.answer p, .prose h2, .prose h3, .prose p, .prose li, .prose td, .questions h3, .questions p',
      ).toArray();
      const missing = parts.map((part) => squeeze($(part).text())).filter((part) => !plain.includes(part));
      expect(missing).toEqual([]);
      expect(parts.length).toBeGreaterThan(20);
    },
  );
});

function squeeze(text: string): string {
  return text.replace(/[\s*_[\]|`>#\\-]+/gu, '');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
