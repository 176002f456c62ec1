import { cpSync } from 'node:fs';
import path from 'node:path';
import type { TreeCopy } from './tree-copy.ts';
import { goodDrawing, longArticle } from '../support/content-folder.ts';
import { todayInParis } from '../../src/build-time.ts';
import { NAMED_ARTICLES } from '../../src/editorial/articles/named.ts';
import { CURRENCY, OFFER, PLANS, SITE } from '../../src/site.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { LOCALES, type Locale } from '../../src/locales.ts';

/** Something that an editor or the owner changes, done as the recipes say. */
export interface Change {
  readonly name: string;
  readonly make: (copy: TreeCopy) => void;
  /** What came of it in the build, besides that all is green; throws what is wrong. */
  readonly seen?: (copy: TreeCopy) => void;
  /** Draws every card again, or cannot stand beside the others: done on its own, at night. */
  readonly isApart?: true;
}

const DAY = 24 * 60 * 60 * 1000;

/** The day on which the article to come appears, and noon of that day as a build's clock. */
export const LATER = todayInParis(new Date(Date.now() + 3 * DAY));
export const LATER_EPOCH = String(Date.parse(`${LATER}T11:00:00Z`) / 1000);

/** The file that the build made of an address. */
function built(copy: TreeCopy, file: string): string {
  return copy.read(`dist/client/${file}`);
}

function hold(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function writeArticle(copy: TreeCopy, slug: string, day: string): void {
  const article = longArticle(slug).replace(/^(date|updated): .*$/gm, `$1: "${day}"`);
  copy.write(`content/articles/${slug}.md`, article);
  copy.write(`content/articles/${slug}.svg`, goodDrawing);
}

/** Replaces a word in every text, and in the list of the articles that pages name. */
function replaceInTexts(copy: TreeCopy, from: RegExp, to: string): void {
  const files = copy.list('content/{articles,about,legal,newsletter}/**/*.md');
  for (const file of [...files, 'src/editorial/articles/named.ts'])
    if (from.test(copy.read(file))) copy.edit(file, new RegExp(from, 'g'), to);
}

/** Names of `site.ts`, the old one first. */
const NAMES = {
  assistant: [SITE.assistant, 'Irène'],
  product: [SITE.product, 'Éclaireur'],
} as const;
const PLAN_NAMES = PLANS.map(
  ({ name }, index) => [name, ['Premiers pas', 'Équipe', 'Maison-mère'][index]] as const,
);

const EDITION = `${todayInParis()}-essai`;
const LETTER = {
  fr: {
    title: 'Une lettre de plus, pour essai',
    description:
      'Une lettre copiée de la dernière, avec son jour et ses textes, pour voir ce que le site en fait.',
  },
  en: {
    title: 'One more edition, as a trial',
    description:
      'An edition copied from the last one, with its own day and texts, to see what the site makes of it.',
  },
} as const satisfies Record<Locale, object>;
const MOVED = { from: NAMED_ARTICLES.pass, to: 'passer-son-tour' } as const;
const GONE = { slug: 'marches-innovation', instead: NAMED_ARTICLES.criteria } as const;
const CHANGED = { monthlyPrice: 59, trialDays: 21, loginTrialDays: 10, demoReplyHours: 4 } as const;

export const CHANGES: readonly Change[] = [
  {
    name: 'a new article',
    make: (copy) => writeArticle(copy, 'essai-du-jour', todayInParis()),
    seen: (copy) =>
      hold(built(copy, 'rss.xml').includes('/essai-du-jour'), 'The feed lacks the new article.'),
  },
  {
    name: 'an article with a photograph as a phone saves it',
    make: (copy) => {
      writeArticle(copy, 'essai-en-image', todayInParis());
      cpSync('tests/support/photograph.heic', path.join(copy.root, 'content/articles/IMG 0042.HEIC'));
      const shown =
        '![Une salle de réunion, où cinq personnes ouvrent les plis.](<./IMG 0042.HEIC> "Les plis")';
      copy.edit('content/articles/essai-en-image.md', /$/, `\n${shown}\n`);
      copy.run(['node', 'src/editorial/photographs.ts']);
    },
    seen: (copy) => hold(built(copy, 'essai-en-image.html').includes('/_astro/img-0042'), 'No photograph.'),
  },
  {
    name: 'an article scheduled for a later day',
    make: (copy) => writeArticle(copy, 'essai-a-venir', LATER),
  },
  {
    name: 'an article renamed',
    make: (copy) => {
      for (const end of ['md', 'svg'])
        copy.rename(`content/articles/${MOVED.from}.${end}`, `content/articles/${MOVED.to}.${end}`);
      replaceInTexts(copy, new RegExp(`\\b${MOVED.from}\\b`), MOVED.to);
      copy.edit(`content/articles/${MOVED.to}.md`, 'theme:', `aliases: ["/${MOVED.from}"]\ntheme:`);
    },
    seen: (copy) =>
      hold(
        ['client/_redirects'].every((file) => copy.read(`dist/${file}`).includes(`/${MOVED.from}`)),
        'The old path redirects on some hosts only.',
      ),
  },
  {
    name: 'an article removed',
    make: (copy) => {
      for (const end of ['md', 'svg']) copy.remove(`content/articles/${GONE.slug}.${end}`);
      replaceInTexts(copy, new RegExp(`, "${GONE.slug}"|"${GONE.slug}", `), '');
      replaceInTexts(copy, new RegExp(`\\]\\(/${GONE.slug}[^)]*\\)`), `](/${GONE.instead})`);
      copy.edit(`content/articles/${GONE.instead}.md`, 'theme:', `aliases: ["/${GONE.slug}"]\ntheme:`);
    },
    seen: (copy) =>
      hold(built(copy, '_redirects').includes(`/${GONE.slug} /${GONE.instead} 301`), 'It leads nowhere.'),
  },
  {
    name: 'the assistant renamed',
    make: (copy) => copy.edit('src/site.ts', `'${NAMES.assistant[0]}'`, `'${NAMES.assistant[1]}'`),
    seen: (copy) => leavesNoTrace(copy, [NAMES.assistant[0]]),
  },
  {
    name: 'the plans renamed',
    make: (copy) => {
      for (const [from, to] of PLAN_NAMES) copy.edit('src/site.ts', `name: '${from}'`, `name: '${to}'`);
    },
    seen: (copy) =>
      leavesNoTrace(
        copy,
        PLAN_NAMES.map(([from]) => from),
      ),
  },
  {
    name: 'the product renamed',
    isApart: true,
    make: (copy) =>
      copy.edit(
        'src/site.ts',
        `const PRODUCT = '${NAMES.product[0]}'`,
        `const PRODUCT = '${NAMES.product[1]}'`,
      ),
    seen: (copy) => leavesNoTrace(copy, [NAMES.product[0], SITE.slug]),
  },
  {
    name: 'a price, both trials and the reply time changed',
    make: (copy) => {
      const [{ monthlyPrice }] = PLANS;
      copy.edit('src/site.ts', `monthlyPrice: ${monthlyPrice},`, `monthlyPrice: ${CHANGED.monthlyPrice},`);
      for (const name of ['trialDays', 'loginTrialDays', 'demoReplyHours'] as const)
        copy.edit('src/site.ts', `${name}: ${OFFER[name]},`, `${name}: ${CHANGED[name]},`);
    },
    seen: (copy) => {
      const price = formatMoney(CHANGED.monthlyPrice, CURRENCY, 'fr');
      for (const page of ['tarifs', 'produit'])
        hold(built(copy, `${page}.html`).includes(price), `${page} lacks the new price.`);
    },
  },
  {
    name: 'a fourth plan',
    make: (copy) => {
      copy.edit(
        'src/site.ts',
        "  { id: 'professional',",
        "  { id: 'group', name: 'Groupement', monthlyPrice: 99, mark: null, limits: null },\n  { id: 'professional',",
      );
      for (const [locale, line] of [
        ['fr', 'Pour répondre à plusieurs entreprises.'],
        ['en', 'For companies that bid together.'],
      ] as const) {
        const words = `  plans: {\n    group: { purpose: '${line}', lines: ['API', 'CRM'] },\n`;
        copy.edit(`src/i18n/messages/pricing/${locale}.ts`, '  plans: {\n', words);
        copy.edit(
          `src/i18n/messages/comparison/${locale}.ts`,
          /professional: /g,
          "group: 'API', professional: ",
        );
      }
    },
    seen: (copy) => {
      for (const file of ['cgu', 'tarifs', 'produit', 'en/terms', 'en/pricing'])
        hold(built(copy, `${file}.html`).includes('Groupement'), `${file} lacks the fourth plan.`);
    },
  },
  {
    name: 'a page with an entry in the navigation, in both languages',
    make: (copy) => {
      copy.edit(
        'src/routes.ts',
        '  solutions: { fr:',
        "  press: { fr: '/presse', en: '/en/press' },\n  solutions: { fr:",
      );
      copy.write(
        'src/pages/presse.astro',
        "---\nimport Press from '../screens/press/Press.astro';\n---\n\n<Press />\n",
      );
      copy.write('src/screens/press/Press.astro', PRESS);
      copy.write(
        'src/i18n/messages/common/fr.ts',
        `${copy.read('src/i18n/messages/common/fr.ts')}${PRESS_WORDS.fr}`,
      );
      copy.write(
        'src/i18n/messages/common/en.ts',
        `${copy.read('src/i18n/messages/common/en.ts')}${PRESS_WORDS.en}`,
      );
      copy.edit('src/screens/sitemap/groups.ts', "pages: ['about', ", "pages: ['press', 'about', ");
      copy.edit(
        'src/integrations/listed-pages.ts',
        "  about: 'about',",
        "  press: 'press',\n  about: 'about',",
      );
      copy.edit('src/frame/names.ts', '  about: ', "  press: 'press.title',\n  about: ");
      copy.edit('src/frame/navigation.ts', '  about: [', '  press: [],\n  about: [');
    },
    seen: (copy) => {
      for (const locale of LOCALES)
        hold(
          built(copy, 'sitemap.xml').includes(locale === 'fr' ? '/presse<' : '/en/press<'),
          'The sitemap lacks it.',
        );
    },
  },
  {
    name: 'an edition of the newsletter',
    make: (copy) => {
      const [last = ''] = copy.list('content/newsletter/*/fr.md').toReversed();
      for (const locale of LOCALES) {
        const letter = copy
          .read(last.replace(/fr\.md$/, `${locale}.md`))
          .replace(/^date: .*$/m, `date: "${todayInParis()}"`)
          .replace(/^title: .*$/m, `title: "${LETTER[locale].title}"`)
          .replace(/^description: .*$/m, `description: "${LETTER[locale].description}"`);
        copy.write(`content/newsletter/${EDITION}/${locale}.md`, letter);
      }
    },
    seen: (copy) => {
      for (const page of ['newsletter', 'plan-du-site'])
        hold(built(copy, `${page}.html`).includes(`/newsletter/${EDITION}`), `${page} lacks the edition.`);
      hold(copy.list(`dist/client/{,en/}newsletter/${EDITION}.html`).length === 2, 'A language lacks it.');
    },
  },
  {
    name: 'a glossary entry',
    make: (copy) => copy.edit('content/glossary.yaml', 'terms:\n', `terms:\n${TERM}`),
    seen: (copy) =>
      hold(built(copy, 'glossaire.html').includes('id="offre-d-essai"'), 'The page lacks the term.'),
  },
  {
    name: 'a sample tender',
    make: (copy) => {
      const file = JSON.parse(copy.read('content/tenders.json')) as { tenders: Record<string, unknown>[] };
      const title = { fr: 'Maintenance d’un parc d’impression', en: 'Maintenance of a fleet of printers' };
      const id = `EX-${String(file.tenders.length + 1).padStart(3, '0')}`;
      const summary = { fr: 'Un parc d’impression à entretenir.', en: 'A fleet of printers to maintain.' };
      file.tenders.push({ ...file.tenders[0], id, title, summary });
      copy.write('content/tenders.json', `${JSON.stringify(file, undefined, 2)}\n`);
    },
    seen: (copy) =>
      hold(built(copy, 'console.fr.json').includes('parc d’impression'), 'The console lacks the sample.'),
  },
  {
    name: 'the brand colour',
    isApart: true,
    make: (copy) => {
      for (const [token, value] of Object.entries(GREEN))
        copy.edit('src/colours.ts', new RegExp(`(?<=\\n  '?${token}'?: )\\[[^\\]]*\\]`), value);
      copy.runOrThrow(['node', 'src/integrations/draw-icons.ts']);
    },
    seen: (copy) => {
      for (const file of ['icon-192.png', 'favicon.svg', 'og/demo.png'])
        hold(
          !copy.bytes(`dist/client/${file}`).equals(copy.originalBytes(`dist/client/${file}`)),
          `${file} is as it was.`,
        );
    },
  },
  {
    name: 'another heading font',
    isApart: true,
    make: (copy) => {
      copy.edit(
        'src/integrations/fonts/fonts.ts',
        /source: '@fontsource-variable\/bricolage[^']*'/,
        "source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'",
      );
      copy.edit('src/integrations/fonts/fonts.ts', '    opticalSize: 48,\n', '');
      copy.runOrThrow(['node', 'src/integrations/fonts/cut.ts']);
    },
    seen: (copy) => {
      const file = 'src/styles/fonts/display.woff2';
      hold(!copy.bytes(file).equals(copy.originalBytes(file)), `${file} is as it was.`);
    },
  },
  {
    name: 'another word in every message',
    isApart: true,
    make: (copy) =>
      copy.edit(
        'src/i18n/messages/index.ts',
        /export const messages: (.*) = \{ fr: french, en: english \};/,
        OTHER_WORDS,
      ),
    seen: (copy) => hold(built(copy, 'index.html').includes('motif'), 'Home says what it said.'),
  },
];

/** Fails where what is built has a name that is gone; the texts of licences are others' words. */
function leavesNoTrace(copy: TreeCopy, names: readonly string[]): void {
  const traces = copy
    .list('dist/client/**/*.{html,xml,txt,json,js,webmanifest,svg,md}')
    .filter((file) => !/licences/.test(file))
    .flatMap((file) => {
      const text = copy.read(file);
      const parts = names.flatMap((name) =>
        text.split(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u')).slice(1),
      );
      return parts.map((after) => `${file}: …${after.slice(0, 40)}`);
    });
  hold(traces.length === 0, traces.slice(0, 5).join('\n'));
}

const GREEN = {
  brand: "['#00603a', '#7fd6a8']",
  'brand-deep': "['#004a2c', '#a5e6c4']",
  tint: "['#d9f2e4', '#12382a']",
  band: "['#00603a']",
  'on-band-soft': "['#d9f2e4']",
};

const PRESS = `---
import Page from '../../layouts/Page.astro';
import { pageTranslator } from '../../i18n/translate.ts';

/** What journalists ask for. */
const t = pageTranslator(Astro.url);
---

<Page screen="press">
  <div class="wrap section">
    <h1>{t('press.title')}</h1>
    <p class="lead">{t('press.lead')}</p>
  </div>
</Page>
`;

const PRESS_WORDS = {
  fr: `
export const press = {
  seoTitle: 'Presse et médias | {{product}}',
  description: 'Ce que les journalistes nous demandent le plus souvent, et à qui écrire pour une question ou un entretien.',
  title: 'Presse',
  lead: 'Vous préparez un article sur les marchés publics ? Écrivez à {{email.contact}} : nous répondons aux questions des journalistes, et nous vous donnons les sources des chiffres.',
};
`,
  en: `
export const press: typeof french.press = {
  seoTitle: 'Press and media | {{product}}',
  description: 'What journalists ask us for most often, and whom to write to with a question or for an interview.',
  title: 'Press',
  lead: 'Are you writing about public tenders in France? Write to {{email.contact}}: we answer the questions of journalists, and give you the sources of our figures.',
};
`,
};

const TERM = `  - id: offre-d-essai
    group: procedures
    fr:
      term: 'offre d’essai'
      definition: 'Offre que ce glossaire ne connaissait pas encore, écrite pour voir ce que devient une entrée.'
    en:
      term: 'trial tender'
      definition: 'A tender that this glossary did not know yet, written to see what becomes of an entry.'
    forms: ['offre d’essai', 'offres d’essai']
`;

/**
 * One word of each message becomes another of the same length. What the specification quotes stays, and so do the names of
 * trades: they make addresses, to which texts lead.
 */
const OTHER_WORDS = `import { mapStrings } from '../typography.ts';

const other = (text: string) =>
  text.startsWith('\\uE000')
    ? text
    : text.replace(/(?<![\\p{L}\\p{N}{.@/#&’-])\\p{Ll}{5,}(?![\\p{L}\\p{N}}.@/’-])/u, (word) =>
        word.slice(0, 2) + 'motif'.repeat(word.length).slice(2, word.length),
      );

function changed(tree: Messages): Messages {
  const all = mapStrings(tree, other);
  return { ...all, competition: { ...all.competition, trades: tree.competition.trades } };
}

export const messages: Readonly<Record<Locale, Messages>> = {
  fr: changed(french),
  en: changed(english),
};
`;
