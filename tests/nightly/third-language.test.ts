import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNTRANSLATED_MARK } from '../../src/i18n/typography.ts';
import { localeOf, ROUTES } from '../../src/routes.ts';
import { TreeCopy } from '../support/tree-copy.ts';

// German, half translated: its words are English ones with some changed, in the topics that these two screens show.

const TOPICS = [
  'answers',
  'bid-or-not',
  'common',
  'comparison',
  'competition',
  'forms',
  'home',
  'legal',
  'places',
  'pricing',
  'reliability',
  'resources',
];

const PATHS = { pricing: '/de/preise', terms: '/de/agb' } as const;

const GERMAN: Readonly<Record<string, string>> = {
  the: 'die',
  of: 'von',
  and: 'und',
  your: 'Ihre',
  for: 'für',
};
const WORDS = `import { mapStrings } from '../../typography.ts';
import * as english from './en.ts';

const german = (text: string) =>
  text.replace(/(?<![\\p{L}{}.@/#&-])(?:the|of|and|your|for)(?![\\p{L}}.@/])/giu,
    (word) => (${JSON.stringify(GERMAN)} as Record<string, string>)[word.toLowerCase()] ?? word);
`;

let copy: TreeCopy;

/** Does what the recipe of a language says, for some topics and two screens. */
function translate(): void {
  copy.edit('src/locales.ts', "['fr', 'en'] as const", "['fr', 'en', 'de'] as const");
  for (const [name, path] of Object.entries(PATHS)) {
    const { en } = ROUTES[name as keyof typeof PATHS]; // a key of a constant
    copy.edit('src/routes.ts', `en: '${en}' }`, `en: '${en}', de: '${path}' }`);
  }
  const index = 'src/i18n/messages/index.ts';
  for (const topic of TOPICS) {
    const names = [...copy.read(`src/i18n/messages/${topic}/en.ts`).matchAll(/^export const (\w+)/gm)];
    const groups = names.map(
      ([, name]) => `export const ${name}: typeof english.${name} = mapStrings(english.${name}, german);\n`,
    );
    copy.write(`src/i18n/messages/${topic}/de.ts`, WORDS + groups.join(''));
    copy.edit(index, /^/, `import * as ${topic.replaceAll('-', '')}German from './${topic}/de.ts';\n`);
  }
  const all = TOPICS.map((topic) => `...${topic.replaceAll('-', '')}German`).join(', ');
  copy.edit(index, /^/, "import { completeMessages } from '../untranslated.ts';\n");
  copy.edit(index, 'en: english };', `en: english, de: completeMessages(english, { ${all} }) };`);
  copy.edit('src/i18n/format.ts', "en: 'en-GB' }", "en: 'en-GB', de: 'de-DE' }");
  copy.edit('src/i18n/facts.ts', "en: 'None to date' }", "en: 'None to date', de: 'Bisher keine' }");
  copy.edit('src/frame/Head.astro', "en: 'en_GB' }", "en: 'en_GB', de: 'de_DE' }");
  copy.edit(
    'src/editorial/markdown/render.ts',
    "  en: { notes: 'Notes'",
    "  de: { notes: 'Anmerkungen', back: 'Zurück {reference}', table: 'Tabelle' },\n  en: { notes: 'Notes'",
  );
  const terms = copy.read('content/legal/terms/en.md');
  const german = Object.entries(PATHS).reduce(
    (text, [name, path]) => text.replaceAll(`(${ROUTES[name as keyof typeof PATHS].en}`, `(${path}`),
    terms.replace(/^(title|seoTitle|description): "/gm, '$1: "Deutsch: '),
  );
  copy.write('content/legal/terms/de.md', german);
}

const page = (path: string) => load(copy.read(`dist/client${path === '/' ? '/index' : path}.html`));

beforeAll(() => {
  copy = new TreeCopy();
  translate();
});
afterAll(() => copy.discard());

describe('a language that is translated in part', () => {
  it('passes the check of the texts', () => {
    const { status, output } = copy.run(['node', 'src/editorial/check.ts']);
    expect(status, output).toBe(0);
  });

  it('is told what it lacks, by file', () => {
    const { output } = copy.run(['node', 'src/integrations/languages.ts']);
    expect(output).toMatch(/^ {2}src\/i18n\/messages\/product\/de\.ts:1: (\d+) of \1 messages/m);
    expect(output).toMatch(/^ {2}src\/routes\.ts:1: the paths of home, product/m);
    expect(output).not.toMatch(/messages\/pricing\/de\.ts/);
  });

  it('is built', () => {
    const { status, output } = copy.run(['astro', 'build']);
    expect(status, output).toBe(0);
  });

  it('has the pages that have a path in it, and no others', () => {
    const pages = copy
      .list('dist/client/de/**/*.html')
      .map((file) => file.replace(/^dist\/client|\.html$/g, ''));
    expect(pages).toEqual(Object.values(PATHS).toSorted());
    for (const path of pages) expect(page(path)('html').attr('lang')).toBe('de');
  });

  it('has no words of another language on them, and writes numbers as its own', () => {
    for (const file of copy.list('dist/client/**/*.{html,json,txt,xml}'))
      expect(copy.read(file), file).not.toContain(UNTRANSLATED_MARK);
    expect(page(PATHS.pricing)('main').text()).toMatch(/\d\u00A0€/);
  });

  it('is a version of the same screen for search engines and for the switch, in every language', () => {
    for (const [name, own] of Object.entries(PATHS)) {
      const versions = { ...ROUTES[name as keyof typeof PATHS], de: own }; // a key of a constant
      for (const path of Object.values(versions)) {
        const $ = page(path);
        const named = $('link[rel=alternate][hreflang]:not([hreflang=x-default])').toArray();
        expect(named.map((link) => new URL($(link).attr('href') ?? '').pathname)).toEqual(
          Object.values(versions),
        );
        const others = Object.values(versions).filter((other) => other !== path);
        const led = $('footer [data-language-link]').toArray();
        expect(led.map((link) => $(link).attr('href'))).toEqual(others);
      }
      expect(copy.read('dist/client/sitemap-0.xml')).toContain(`${own}</loc>`);
    }
  });

  it('is led to by no page that it lacks, and its links to other languages say which', () => {
    expect(page(ROUTES.product.fr)('[hreflang=de]').length).toBe(0);
    for (const path of Object.values(PATHS)) {
      const $ = page(path);
      for (const link of $('a[href^="/"]').toArray()) {
        const target = ($(link).attr('href') ?? '').split(/[?#]/)[0] ?? '';
        if (/\.\w+$/.test(target)) continue;
        expect(copy.list(`dist/client${target === '/' ? '/index' : target}.html`), target).toHaveLength(1);
        if (target.startsWith('/de/')) continue;
        expect($(link).attr('hreflang'), target).toBe(localeOf(target));
      }
    }
  });

  it('has no page that would show words of another, which the build names', () => {
    copy.edit('src/i18n/messages/pricing/de.ts', 'mapStrings(english.pricing, german)', '{} as never');
    const { status, output } = copy.run(['astro', 'build']);
    expect(status).not.toBe(0);
    expect(output).toMatch(/de\/preise\.html shows \d+ texts that are not translated, such as "/);
  });
});
