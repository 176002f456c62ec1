import type { TreeCopy } from './tree-copy.ts';
import { OTHER_WORDS, PRESS, PRESS_WORDS, TERM } from './written.ts';
import { goodDrawing, longArticle } from '../support/content-folder.ts';
import { todayInParis } from '#build-time.ts';
import { CURRENCY, OFFER, PLANS, SITE } from '#site.ts';
import { formatMoney } from '#i18n/format.ts';
import { LOCALES } from '#locales.ts';
import { NAMED_ARTICLES } from '#routes.ts';

/** Something that an editor or the owner changes, done as the recipes say. */
export interface Change {
  readonly name: string;
  readonly make: (copy: TreeCopy) => void;
  /** Words that a page or file must hold, by its path in the build. */
  readonly holds?: Readonly<Record<string, string>>;
  /** Names that nothing that is built may hold any more. */
  readonly gone?: readonly string[];
  /** Files that may not be as they were. */
  readonly redrawn?: readonly string[];
  /** Draws every card again, or cannot stand beside the others. */
  readonly isApart?: true;
  /** Shows in the pictures of the console, which are taken again. */
  readonly isPictured?: true;
}

/** Replaces a word in every text, and in the list of the articles that pages name. */
function replaceInTexts(copy: TreeCopy, from: RegExp, to: string): void {
  const files = copy.list('content/{articles,about,legal,newsletter}/**/*.md');
  for (const file of [...files, 'src/routes.ts'])
    if (from.test(copy.read(file))) copy.edit(file, new RegExp(from, 'g'), to);
}

const TODAY = todayInParis();
const MOVED = { from: NAMED_ARTICLES.pass, to: 'passer-son-tour' } as const;
const GONE = { slug: 'marches-innovation', instead: NAMED_ARTICLES.criteria } as const;
const CHANGED = { monthlyPrice: 59, trialDays: 21, loginTrialDays: 10, demoReplyHours: 4 } as const;
const PRICE = formatMoney(CHANGED.monthlyPrice, CURRENCY, 'fr');
const [{ monthlyPrice }] = PLANS;
const GREEN = {
  brand: "['#00603a', '#7fd6a8']",
  'brand-deep': "['#004a2c', '#a5e6c4']",
  tint: "['#d9f2e4', '#12382a']",
  band: "['#00603a']",
  'on-band-soft': "['#d9f2e4']",
};

export const CHANGES: readonly Change[] = [
  {
    name: 'a new article',
    make: (copy) => {
      const article = longArticle('essai-du-jour').replace(/^(date|updated): .*$/gm, `$1: "${TODAY}"`);
      copy.write('content/articles/essai-du-jour.md', article);
      copy.write('content/articles/essai-du-jour.svg', goodDrawing);
    },
    holds: { 'rss.xml': '/essai-du-jour' },
  },
  {
    name: 'an article renamed',
    make: (copy) => {
      for (const end of ['md', 'svg'])
        copy.rename(`content/articles/${MOVED.from}.${end}`, `content/articles/${MOVED.to}.${end}`);
      replaceInTexts(copy, new RegExp(`\\b${MOVED.from}\\b`), MOVED.to);
      copy.edit(`content/articles/${MOVED.to}.md`, 'theme:', `aliases: ["/${MOVED.from}"]\ntheme:`);
    },
    holds: { _redirects: `/${MOVED.from} /${MOVED.to} 301` },
  },
  {
    name: 'an article removed',
    make: (copy) => {
      for (const end of ['md', 'svg']) copy.remove(`content/articles/${GONE.slug}.${end}`);
      replaceInTexts(copy, new RegExp(`, "${GONE.slug}"|"${GONE.slug}", `), '');
      replaceInTexts(copy, new RegExp(`\\]\\(/${GONE.slug}[^)]*\\)`), `](/${GONE.instead})`);
      copy.edit(`content/articles/${GONE.instead}.md`, 'theme:', `aliases: ["/${GONE.slug}"]\ntheme:`);
    },
    holds: { _redirects: `/${GONE.slug} /${GONE.instead} 301` },
  },
  {
    name: 'the assistant renamed',
    isPictured: true,
    make: (copy) => copy.edit('src/site.ts', `'${SITE.assistant}'`, "'Irène'"),
    gone: [SITE.assistant],
  },
  {
    name: 'the plans renamed',
    make: (copy) => {
      for (const [index, { name }] of PLANS.entries())
        copy.edit(
          'src/site.ts',
          `name: '${name}'`,
          `name: '${['Premiers pas', 'Équipe', 'Maison-mère'][index]}'`,
        );
    },
    gone: PLANS.map(({ name }) => name),
  },
  {
    name: 'the product renamed',
    isApart: true,
    make: (copy) =>
      copy.edit('src/site.ts', `const PRODUCT = '${SITE.product}'`, "const PRODUCT = 'Éclaireur'"),
    holds: { 'a-propos-eclaireur.html': 'Éclaireur', 'en/about-eclaireur.html': 'Éclaireur' },
    gone: [SITE.product, SITE.slug],
  },
  {
    name: 'a price, both trials and the reply time changed',
    make: (copy) => {
      copy.edit('src/site.ts', `monthlyPrice: ${monthlyPrice},`, `monthlyPrice: ${CHANGED.monthlyPrice},`);
      for (const name of ['trialDays', 'loginTrialDays', 'demoReplyHours'] as const)
        copy.edit('src/site.ts', `${name}: ${OFFER[name]},`, `${name}: ${CHANGED[name]},`);
    },
    holds: { 'tarifs.html': PRICE, 'produit.html': PRICE },
  },
  {
    name: 'a fourth plan',
    make: (copy) => {
      const plan = "{ id: 'group', name: 'Groupement', monthlyPrice: 99, mark: null, limits: null }";
      copy.edit('src/site.ts', "  { id: 'professional',", `  ${plan},\n  { id: 'professional',`);
      for (const locale of LOCALES) {
        const purpose = {
          fr: 'Pour répondre à plusieurs entreprises.',
          en: 'For companies that bid together.',
        };
        const words = `  plans: {\n    group: { purpose: '${purpose[locale]}', lines: ['API', 'CRM'] },\n`;
        copy.edit(`src/i18n/messages/pricing/${locale}.ts`, '  plans: {\n', words);
        const compared = /(?<=cells: \{[^}]*)professional: /g;
        copy.edit(`src/i18n/messages/pricing/${locale}.ts`, compared, "group: 'API', professional: ");
      }
    },
    holds: Object.fromEntries(
      ['cgu', 'tarifs', 'produit', 'en/terms', 'en/pricing'].map((page) => [`${page}.html`, 'Groupement']),
    ),
  },
  {
    name: 'a page with an entry in the navigation, in both languages',
    make: (copy) => {
      const addresses = "press: { fr: '/presse', en: '/en/press' }";
      copy.edit('src/routes.ts', '  solutions: { fr:', `  ${addresses},\n  solutions: { fr:`);
      const file = "---\nimport Press from '../screens/press/Press.astro';\n---\n\n<Press />\n";
      copy.write('src/pages/presse.astro', file);
      copy.write('src/screens/press/Press.astro', PRESS);
      for (const locale of LOCALES)
        copy.edit(`src/i18n/messages/common/${locale}.ts`, /$/, PRESS_WORDS[locale]);
      copy.edit('src/screens/sitemap/groups.ts', "pages: ['about', ", "pages: ['press', 'about', ");
      const listed = 'src/integrations/listed-pages.ts';
      copy.edit(listed, "  about: 'about',", "  press: 'press',\n  about: 'about',");
      copy.edit('src/frame/navigation.ts', '  about: ', "  press: 'press.title',\n  about: ");
      copy.edit('src/frame/navigation.ts', '  about: [', '  press: [],\n  about: [');
    },
    holds: { 'sitemap.xml': '/en/press<', 'presse.html': 'journalistes' },
  },
  {
    name: 'a glossary entry',
    make: (copy) => copy.edit('content/glossary.yaml', 'terms:\n', `terms:\n${TERM}`),
    holds: { 'glossaire.html': 'id="offre-d-essai"' },
  },
  {
    name: 'a sample tender',
    isPictured: true,
    make: (copy) => {
      const file = JSON.parse(copy.read('content/tenders.json')) as { tenders: Record<string, unknown>[] };
      const title = { fr: 'Maintenance d’un parc d’impression', en: 'Maintenance of a fleet of printers' };
      const id = `EX-${String(file.tenders.length + 1).padStart(3, '0')}`;
      const summary = { fr: 'Un parc d’impression à entretenir.', en: 'A fleet of printers to maintain.' };
      file.tenders.push({ ...file.tenders[0], id, title, summary });
      copy.write('content/tenders.json', `${JSON.stringify(file, undefined, 2)}\n`);
    },
    holds: { 'console.fr.json': 'parc d’impression' },
  },
  {
    name: 'the brand colour',
    isApart: true,
    make: (copy) => {
      for (const [token, value] of Object.entries(GREEN))
        copy.edit('src/colours.ts', new RegExp(`(?<=\\n  '?${token}'?: )\\[[^\\]]*\\]`), value);
      copy.runOrThrow(['node', 'src/integrations/draw-icons.ts']);
    },
    redrawn: ['icon-192.png', 'favicon.svg', 'og/demo.png'].map((file) => `dist/client/${file}`),
  },
  {
    name: 'another heading font',
    isApart: true,
    make: (copy) => {
      const file = 'src/integrations/fonts/fonts.ts';
      const other =
        "source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'";
      copy.edit(file, /source: '@fontsource-variable\/bricolage[^']*'/, other);
      copy.edit(file, '    opticalSize: 48,\n', '');
      copy.runOrThrow(['node', 'src/integrations/fonts/cut.ts']);
    },
    redrawn: ['src/styles/fonts/display.woff2'],
  },
  {
    name: 'another word in every message',
    isApart: true,
    isPictured: true,
    make: (copy) =>
      copy.edit(
        'src/i18n/messages/index.ts',
        /export const messages: (.*) = \{ fr: french, en: english \};/,
        OTHER_WORDS,
      ),
    holds: { 'index.html': 'motif' },
  },
];
