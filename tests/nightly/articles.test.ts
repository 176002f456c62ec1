import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInParis } from '#build-time.ts';
import { translator } from '../support/translate.ts';
import { goodArticle, goodDrawing } from '../support/content-folder.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();
const today = todayInParis();
const nextYear = `${Number(today.slice(0, 4)) + 1}-12-31`;

function write(slug: string, change: (article: string) => string = (article) => article): void {
  copy.write(`content/articles/${slug}.md`, change(goodArticle(slug)));
  copy.write(`content/articles/${slug}.svg`, goodDrawing);
}

afterAll(() => copy.discard());

describe('a build of articles that hold', () => {
  let first: ReturnType<typeof copy.build>;
  beforeAll(async () => {
    const picture = sharp({ create: { width: 1400, height: 900, channels: 3, background: '#a39b8f' } });
    copy.write('content/articles/une-salle.jpg', await picture.jpeg().toBuffer());
    write('essai-du-jour', (article) =>
      article
        .replace(/^(date|updated): .*$/gm, `$1: "${today}"`)
        .replace(/^aliases: .*$/m, 'aliases: ["/ancien-essai"]')
        .concat('\n![Une salle de réunion vide, avant l’ouverture des plis.](./une-salle.jpg "La salle")\n'),
    );
    write('essai-futur', (article) => article.replace(/^(date|updated): .*$/gm, `$1: "${nextYear}"`));
    write('essai-brouillon', (article) => article.replace('---\n', '---\ndraft: true\n'));
    first = copy.build();
  });

  const built = (slug: string) => copy.list(`dist/client/${slug}.html`).length > 0;

  it('build with test articles succeeds', () => {
    expect(first.output).not.toContain('[ERROR]');
    expect(first.status).toBe(0);
  });

  it('build publishes articles of today, not of tomorrow, and no drafts', () => {
    expect(built('essai-du-jour')).toBe(true);
    expect(built('essai-futur')).toBe(false);
    expect(built('essai-brouillon')).toBe(false);
  });

  it('build makes a picture in each width, and publishes no original', () => {
    const html = copy.read('dist/client/essai-du-jour.html');
    const [figure = ''] = /<figure class="picture">.*?<\/figure>/s.exec(html) ?? [];
    const named = [...figure.matchAll(/\/_astro\/[\w.-]+\.(avif|webp) (\d+)w/g)];
    for (const format of ['avif', 'webp'])
      expect(named.filter(([, one]) => one === format).map(([, , width]) => Number(width))).toEqual([
        390, 608, 828, 1216,
      ]);
    const files = copy.list('dist/client/**/une-salle*');
    expect(files.map((file) => file.replace('dist/client', ''))).toEqual(
      [...new Set(named.map(([address]) => address.replace(/ .*/, '')))].toSorted(),
    );
    expect(figure).toContain('width="1400" height="900"');
  });

  it('build writes redirects for former paths of an article', () => {
    const redirects = copy.read('dist/client/_redirects');
    expect(redirects).toContain('/ancien-essai /essai-du-jour 301\n');
  });

  it('build names unpublished articles nowhere', () => {
    const files = copy.list('dist/client/**/*.{html,xml,txt,json,md}');
    const named = files.filter((file) => /essai-(?:futur|brouillon)/.test(copy.read(file)));
    expect(named).toEqual([]);
  });
});

describe('a build with drafts, to look at before publishing', () => {
  const page = (name: string) => copy.read(`dist/client/${name}.html`);
  let drafts: ReturnType<typeof copy.build>;
  beforeAll(() => {
    drafts = copy.build({ DRAFTS: '1' });
  });

  it('build with drafts marks them on their pages and in lists', () => {
    expect(drafts.status, drafts.output).toBe(0);
    const { draft, later } = translator('fr')('article.pending');
    expect(page('essai-brouillon')).toContain(draft);
    expect(page('essai-futur')).toContain(later);
    expect(page('essai-du-jour').split('<main')[1]?.split('</h1>')[0]).not.toContain(later);
    expect(page('ressources')).toContain(draft);
  });

  it('build with drafts is closed to search engines and to a release', () => {
    expect(page('index')).toContain('<meta name="robots" content="noindex"');
    const { status, output } = copy.build({ DRAFTS: '1', RELEASE: '1' });
    expect(status).not.toBe(0);
    expect(output).toContain('DRAFTS=1');
  });
});

describe('a build of articles that do not hold', () => {
  it('build with faulty articles stops and names each', () => {
    write('essai-du-jour', (article) => article.replace(/^theme: .*$/m, 'theme: "sport"'));
    write('essai-futur', (article) => `${article}\n<script>alert(1)</script>\n`);
    const { status, output } = copy.build();
    expect(status).not.toBe(0);
    expect(output).toMatch(/content\/articles\/essai-du-jour\.md:\d+: theme : /);
    expect(output).toMatch(/content\/articles\/essai-futur\.md:\d+: corps : le HTML/);
  });
});
