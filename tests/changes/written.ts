/** Texts that the changes write into files of a copy. */

/** A screen that the site lacks. */
export const PRESS = `---
import Page from '../../layouts/Page.astro';
import { pageTranslator } from '../../i18n/translate.ts';

const t = pageTranslator(Astro.url);
---

<Page
  path={href('press', t.locale)}
  title={t('press.seoTitle')}
  description={t('press.description')}
  heading={t('press.title')}
 >
  <h1>{t('press.title')}</h1>
  <p>{t('press.lead')}</p>
</Page>
`;

/** Its words, at the end of messages. */
export const PRESS_WORDS = {
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

/** An entry of the glossary. */
export const TERM = `  - id: offre-d-essai
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
 * Code that makes one word of each message another of the same length. What the specification quotes stays, and so do
 * names on which files of texts depend: of trades, which make addresses, and of legal pages, with which titles begin.
 */
export const OTHER_WORDS = `import { INCLUDED } from '../../site.ts';
import { mapStrings } from '../typography.ts';

const other = (text: string) =>
  text.startsWith('\\uE000') || Object.hasOwn(INCLUDED, text) // names of points of the price list
    ? text
    : text.replace(/(?<![\\p{L}\\p{N}{.@/#&’-])\\p{Ll}{5,}(?![\\p{L}\\p{N}}.@/’-])/u, (word) =>
        word.slice(0, 2) + 'motif'.repeat(word.length).slice(2, word.length),
      );

function changed(tree: Messages): Messages {
  const all = mapStrings(tree, other);
  const { legalNotice, privacy, terms } = tree.common.footer;
  return {
    ...all,
    competition: { ...all.competition, trades: tree.competition.trades },
    common: { ...all.common, footer: { ...all.common.footer, legalNotice, privacy, terms } },
  };
}

export const messages: Readonly<Record<Locale, Messages>> = {
  fr: changed(french),
  en: changed(english),
};
`;
