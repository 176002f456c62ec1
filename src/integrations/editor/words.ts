import { sampleTenders } from '../../editorial/data/tenders.ts';
import { translator } from '../../i18n/translate.ts';
import { LOCALES, type Locale } from '../../locales.ts';
import { THEMES } from '../../schemas/themes.ts';
import type { Vocabulary } from './fields.ts';

const t = translator('fr');

/** The fields that articles, legal pages and the page about the provider have in common. */
const PAGE: Vocabulary = {
  title: { label: 'Titre' },
  seoTitle: {
    label: 'Titre dans un moteur de recherche',
    hint: 'Différent de tous les autres',
  },
  description: {
    label: 'Résumé dans un moteur de recherche',
    hint: 'Différent de tous les autres',
  },
  updated: { label: 'Dernière modification' },
};

/** The words of the fields of a legal page. */
export const LEGAL_WORDS: Vocabulary = PAGE;

/** The words of the fields of an article. */
export const ARTICLE_WORDS: Vocabulary = {
  ...PAGE,
  updated: { label: 'Dernière modification', hint: 'Au plus tôt le jour de parution' },
  date: {
    label: 'Jour de parution',
    hint: 'Un jour futur : l’article paraît à la première mise en ligne faite ce jour-là ou après',
  },
  checked: { label: 'Sources relues le', hint: 'Jamais un jour futur' },
  authors: {
    label: 'Signature',
    one: 'nom',
    hint: 'Une équipe en minuscules, ou le nom d’une personne',
    options: { default: ['la rédaction'] },
  },
  ai: {
    label: 'Usage d’une IA',
    hint: 'Ce que les lecteurs en savent ; à laisser vide s’il n’y en a pas eu',
  },
  theme: {
    label: 'Rayon',
    choices: Object.fromEntries(THEMES.map((theme) => [theme, t(`article.themes.${theme}`)])),
  },
  answer: { label: 'Réponse courte', hint: 'En tête de page ; elle se lit seule' },
  cover: {
    label: 'Dessin de tête',
    hint: 'Le site le dessine à partir de ces valeurs',
    choices: {
      share: 'Une part, en points',
      chance: 'Une chance de gagner, en arc',
      figure: 'Un chiffre',
      scale: 'Des repères sur une règle',
    },
  },
  'cover.percent': { label: 'Pourcentage' },
  'cover.low': { label: 'Bas de la fourchette' },
  'cover.high': { label: 'Haut de la fourchette' },
  'cover.figure': { label: 'Chiffre et unité' },
  'cover.caption': { label: 'Légende du dessin' },
  'cover.marks': { label: 'Repères', one: 'repère', summary: '{{fields.label}}' },
  'cover.marks.label': { label: 'Valeur' },
  'cover.marks.note': { label: 'Ce qu’elle marque' },
  score: {
    label: 'Score d’un marché d’exemple',
    hint: 'La page le dessine sous le texte, facteur par facteur',
    options: {
      widget: 'select',
      // read when the form is made: the samples may have changed, or hold a fault
      get options() {
        return sampleTenders().map(({ id, title }) => ({ value: id, label: `${id} : ${title.fr}` }));
      },
    },
  },
  related: {
    label: 'À lire ensuite',
    hint: 'Quatre articles au plus',
    options: {
      widget: 'relation',
      collection: 'articles',
      value_field: '{{slug}}',
      display_fields: ['title'],
      multiple: true,
    },
  },
  call: { label: 'Invitation en bas de page' },
  'call.title': { label: 'Invitation' },
  'call.text': { label: 'Ce que le visiteur verra' },
  'call.target': {
    label: 'Où elle mène',
    choices: { demo: 'Demander une démonstration', console: 'La console', newsletter: 'La lettre' },
  },
  questions: {
    label: 'Questions des lecteurs',
    one: 'question',
    hint: 'Trois questions, chacune avec sa réponse',
    summary: '{{fields.question}}',
  },
  'questions.question': { label: 'Question' },
  'questions.answer': { label: 'Réponse', hint: 'Elle se lit seule' },
  sources: { label: 'Sources', one: 'source', summary: '{{fields.title}}' },
  'sources.title': { label: 'Texte ou étude' },
  'sources.publisher': { label: 'Publié par' },
  'sources.date': { label: 'Date', hint: 'Année, mois ou jour' },
  'sources.url': { label: 'Adresse' },
  'sources.named': {
    label: 'Mots qui la nomment',
    one: 'mots',
    hint: 'Ceux du texte, pour qu’un chiffre voisin lui soit rattaché',
  },
  'sources.language': {
    label: 'Langue du titre',
    hint: 'Seulement si ce n’est pas celle de l’article',
    choices: { en: 'Anglais' },
  },
  aliases: { label: 'Anciens chemins', one: 'chemin', hint: 'Ils mènent ici' },
  draft: { label: 'Brouillon', hint: 'Un brouillon n’est pas en ligne' },
};

/** The words of the fields of the glossary. */
export const GLOSSARY_WORDS: Vocabulary = {
  checked: { label: 'Relu le' },
  groups: { label: 'Groupes', one: 'groupe', summary: '{{fields.fr}}' },
  'groups.id': { label: 'Nom dans les adresses', hint: 'Il ne change plus une fois en ligne' },
  terms: { label: 'Termes', one: 'terme', summary: '{{fields.fr.term}}' },
  'terms.id': { label: 'Nom dans les adresses', hint: 'Il ne change plus une fois en ligne' },
  'terms.group': { label: 'Groupe', hint: 'Le nom d’un des groupes ci-dessus' },
  ...Object.assign({}, ...LOCALES.map(inLanguage)),
  'terms.forms': {
    label: 'Mots qui y mènent',
    one: 'mots',
    hint: 'Singulier et pluriel ; rien pour un mot que chacun connaît',
  },
  'terms.text': { label: 'Texte de loi' },
};

function inLanguage(code: Locale): Vocabulary {
  const label = `En ${new Intl.DisplayNames('fr', { type: 'language' }).of(code)}`;
  return {
    [`groups.${code}`]: { label },
    [`terms.${code}`]: { label },
    [`terms.${code}.term`]: { label: 'Terme' },
    [`terms.${code}.acronym`]: { label: 'Sigle' },
    [`terms.${code}.definition`]: { label: 'Définition', hint: 'Une ou deux phrases' },
  };
}
