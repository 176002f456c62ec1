import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInParis } from '#build-time.ts';
import { translator } from '../support/translate.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { goodArticle, goodDrawing } from '../support/content-folder.ts';
import { demoRequest, visitor } from '../support/server/visitor.ts';
import { TreeCopy } from '../changes/tree-copy.ts';

const copy = new TreeCopy();
const folder = copy.root;
const today = todayInParis();
const nextYear = `${Number(today.slice(0, 4)) + 1}-12-31`;

/** Builds the copy of the site, as an editor's pull request does. */
const build = (variables: Readonly<Record<string, string>> = {}) => copy.run(['astro', 'build'], variables);

function write(slug: string, change: (article: string) => string = (article) => article): void {
  copy.write(`content/articles/${slug}.md`, change(goodArticle(slug)));
  copy.write(`content/articles/${slug}.svg`, goodDrawing);
}

afterAll(() => copy.discard());

describe('a build of articles that hold', () => {
  let first: ReturnType<typeof build>;
  beforeAll(async () => {
    const picture = sharp({ create: { width: 1400, height: 900, channels: 3, background: '#a39b8f' } });
    writeFileSync(path.join(folder, 'content/articles/une-salle.jpg'), await picture.jpeg().toBuffer());
    write('essai-du-jour', (article) =>
      article
        .replace(/^(date|updated): .*$/gm, `$1: "${today}"`)
        .replace(/^aliases: .*$/m, 'aliases: ["/ancien-essai"]')
        .concat('\n![Une salle de réunion vide, avant l’ouverture des plis.](./une-salle.jpg "La salle")\n'),
    );
    write('essai-futur', (article) => article.replace(/^(date|updated): .*$/gm, `$1: "${nextYear}"`));
    write('essai-brouillon', (article) => article.replace('---\n', '---\ndraft: true\n'));
    first = build();
  });

  const built = (slug: string) => copy.list(`dist/client/${slug}.html`).length > 0;

  it('ends well', () => {
    expect(first.output).not.toContain('[ERROR]');
    expect(first.status).toBe(0);
  });

  it('publishes those of today, not those of tomorrow, never drafts', () => {
    expect(built('essai-du-jour')).toBe(true);
    expect(built('essai-futur')).toBe(false);
    expect(built('essai-brouillon')).toBe(false);
  });

  it('makes of a picture what each window needs, and keeps the original to itself', () => {
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
    for (const twin of ['essai-du-jour.md', 'rss.xml']) {
      const text = copy.read(`dist/client/${twin}`);
      expect(text).toContain('Une salle de réunion vide');
      expect(text).not.toContain('une-salle');
    }
  });

  it('tells hosts of the paths that an article had', () => {
    const redirects = copy.read('dist/client/_redirects');
    expect(redirects).toContain('/ancien-essai /essai-du-jour 301\n');
  });

  it('names the hidden ones nowhere', () => {
    const files = copy.list('dist/client/**/*.{html,xml,txt,json,md}');
    const named = files.filter((file) => /essai-(?:futur|brouillon)/.test(copy.read(file)));
    expect(named).toEqual([]);
  });
});

describe('a build with drafts, to look at before publishing', () => {
  const page = (name: string) => copy.read(`dist/client/${name}.html`);
  let drafts: ReturnType<typeof build>;
  beforeAll(() => {
    drafts = build({ DRAFTS: '1' });
  });

  it('shows drafts and articles to come, each marked on its page and in lists', () => {
    expect(drafts.status, drafts.output).toBe(0);
    const { draft, later } = translator('fr')('article.pending');
    expect(page('essai-brouillon')).toContain(draft);
    expect(page('essai-futur')).toContain(later);
    expect(page('essai-du-jour').split('<main')[1]?.split('</h1>')[0]).not.toContain(later);
    expect(page('ressources')).toContain(draft);
  });

  it('is for no search engine, and for no release', () => {
    expect(page('index')).toContain('<meta name="robots" content="noindex"');
    const { status, output } = build({ DRAFTS: '1', RELEASE: '1' });
    expect(status).not.toBe(0);
    expect(output).toContain('DRAFTS=1');
  });
});

describe('npm run dev', () => {
  it('shows drafts and coming articles', async () => {
    const astro = path.resolve('node_modules/astro/bin/astro.mjs');
    // within Vitest, Astro's development server answers nothing
    const { VITEST: _, ...rest } = process.env;
    const env = { ...rest, NODE_ENV: 'development', NO_COLOR: '1' };
    const server = spawn(process.execPath, [astro, 'dev', '--port', '4387'], { cwd: folder, env });
    try {
      const origin = await new Promise<string>((resolve, reject) => {
        let said = '';
        const listen = (chunk: Buffer) => {
          said += String(chunk);
          const [, address] = /(http:\/\/localhost:\d+)/.exec(said) ?? [];
          if (address !== undefined) resolve(address);
        };
        server.stdout.on('data', listen);
        server.stderr.on('data', listen);
        server.on('exit', () => reject(new Error(said)));
      });
      for (const slug of ['essai-brouillon', 'essai-futur']) {
        const answer = await fetch(`${origin}/${slug}`);
        expect(answer.status, slug).toBe(200);
        expect(await answer.text()).toContain(`Un article nommé ${slug}`);
      }
      const { post } = visitor({ origin });
      const received = await post(ENDPOINTS.demo, demoRequest(1));
      expect([received.status, received.answer['status']]).toEqual([201, 'received']);
      const refused = await post(ENDPOINTS.demo, demoRequest(2, { email: 'nobody' }));
      expect([refused.status, refused.answer['fields']]).toEqual([422, { email: expect.any(String) }]);
      const native = await post(ENDPOINTS.demo, demoRequest(3, { email: 'nobody' }), { as: 'browser' });
      expect([native.status, native.html.trim().split('\n').length]).toEqual([422, 1]);
    } finally {
      server.kill();
    }
  });
});

describe('a build of articles that do not hold', () => {
  it('stops, and names every one of them', () => {
    write('essai-du-jour', (article) => article.replace(/^theme: .*$/m, 'theme: "sport"'));
    write('essai-futur', (article) => `${article}\n<script>alert(1)</script>\n`);
    const { status, output } = build();
    expect(status).not.toBe(0);
    expect(output).toMatch(/content\/articles\/essai-du-jour\.md:\d+: theme : /);
    expect(output).toMatch(/content\/articles\/essai-futur\.md:\d+: corps : le HTML/);
  });
});
