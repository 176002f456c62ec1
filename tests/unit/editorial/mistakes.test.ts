import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTranslations } from '../../../src/editorial/checks/translations.ts';
import { readContent } from '../../../src/editorial/content.ts';
import { describeProblem } from '../../../src/editorial/problem.ts';
import { PICTURE } from '../../../src/schemas/article.ts';
import { SITE } from '../../../src/site.ts';
import { contentFolder, goodDrawing, longArticle, type ContentFolder } from '../../support/content-folder.ts';

const TODAY = '2026-12-01';
const ARTICLE = 'content/articles/exemple.md';
const ALTERNATIVE = 'Une salle de réunion où cinq personnes ouvrent les plis reçus à temps.';

const read = () => readContent(folder.root, TODAY);

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  for (const [slug, other] of [
    ['exemple', 'autre'],
    ['autre', 'exemple'],
  ] as const) {
    folder.write(`${slug}.svg`, goodDrawing);
    // each leads to the other, so that a mistake in one could be taken for a dead link in both
    const links = `Voir [l'autre article](/${other}), et [ses questions](/${other}#questions).`;
    folder.write(`${slug}.md`, `${longArticle(slug)}\n${links}\n`);
  }
});
afterEach(() => folder.remove());

/** One mistake of an editor: what is done, and what is then said, once. */
interface Mistake {
  readonly name: string;
  /** Replaced in the good article, once; or added at its end when there is nothing to replace. */
  readonly from?: string | RegExp;
  readonly to: string;
  /** Words of the line that the message must name; those of `to` where there are none. */
  readonly at?: string;
  readonly file?: string;
  readonly also?: () => void | Promise<void>;
  /** What is wrong, then what to do. */
  readonly says: RegExp;
  readonly isNotice?: true;
}

const field = (name: string) => new RegExp(`^${name}: .*$`, 'm');
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a39b8f' } });
const show = (name: string, alternative = ALTERNATIVE) =>
  `![${alternative}](./${name} "L'ouverture des plis")`;

/** A paragraph that nobody else wrote. */
const LONG_WORDS = Array.from({ length: 40 }, (_, index) => `Le mot ${index} suit.`).join(' ');

/** Mistakes in an article alone. */
const MISTAKES: readonly Mistake[] = [
  {
    name: 'draft: yes',
    from: 'theme:',
    to: 'draft: yes\ntheme:',
    at: 'draft: yes',
    says: /draft : « yes » n’est pas admis : true .* sans guillemets, ou aucune ligne/,
  },
  {
    name: 'curly quotes around a text',
    from: field('title'),
    to: 'title: “Un article nommé exemple”',
    says: /title : .* guillemets droits : remplacez “ et ” par "/,
  },
  {
    name: 'curly quotes around a text with a colon',
    from: field('title'),
    to: 'title: “Un article : exemple”',
    says: /title : .* guillemets droits : remplacez “ et ” par "/,
  },
  {
    name: 'an apostrophe in single quotes',
    from: field('title'),
    to: "title: 'Répondre à l'acheteur public'",
    says: /title : l’apostrophe y ferme le texte : mettez-le entre guillemets doubles/,
  },
  {
    name: 'a quote that is never closed',
    from: field('title'),
    to: 'title: "Un article nommé exemple',
    says: /title : le guillemet ouvert sur cette ligne n’y est jamais fermé : ajoutez "/,
  },
  {
    name: 'a name of a field with a capital',
    from: /^title:/m,
    to: 'Title:',
    says: /Title : champ inconnu : écrivez title$/,
  },
  {
    name: 'a name of a field misspelt in a group',
    from: /^ {2}caption:/m,
    to: '  captoin:',
    says: /captoin : champ inconnu : écrivez caption$/,
  },
  {
    name: 'a field that is missing',
    from: /^description: .*\n/m,
    to: '',
    at: 'Le titre de la page',
    says: /description : manque : ajoutez ce champ\. Exemple : Offre/,
  },
  {
    name: 'a title that is too long',
    from: field('title'),
    to: `title: "${'Un titre bien long '.repeat(5)}"`,
    says: /title : trop long : 80 signes au plus\. Exemple :/,
  },
  {
    name: 'a theme misspelt',
    from: field('theme'),
    to: 'theme: "comprendr"',
    says: /theme : doit être l'un de : .* Vouliez-vous dire comprendre \?/,
  },
  {
    name: 'a day without quotes',
    from: field('date'),
    to: 'date: 2026-01-15',
    says: /date : les guillemets manquent : écrivez "2026-01-15"/,
  },
  {
    name: 'a day that does not exist',
    from: field('date'),
    to: 'date: "2026-02-30"',
    says: /date : doit être un jour qui existe, AAAA-MM-JJ\. Exemple :/,
  },
  {
    name: 'a field twice',
    from: field('date'),
    to: 'date: "2026-01-15"\ndate: "2026-01-16"',
    at: 'date: "2026-01-16"',
    says: /date : ce champ est écrit deux fois : gardez-en un seul/,
  },
  {
    name: 'a colon without quotes',
    from: field('title'),
    to: 'title: Marchés publics : le guide',
    says: /title : un texte qui contient « : » se met entre guillemets/,
  },
  {
    name: 'a tab',
    from: 'call:\n  title',
    to: 'call:\n\ttitle',
    at: '\ttitle',
    says: /une tabulation décale la ligne : mettez deux espaces/,
  },
  {
    name: 'a related article misspelt',
    from: field('related'),
    to: 'related: ["autr"]',
    says: /related\.1 : aucun article ne s'appelle autr .* Vouliez-vous dire autre \?/,
  },
  {
    name: 'a former path that is a page',
    from: field('aliases'),
    to: 'aliases: ["/tarifs"]',
    says: /aliases\.1 : \/tarifs est le chemin d’une page du site : retirez-le/,
  },
  {
    name: 'a path misspelt',
    to: 'Voir [les offres](/tarif).',
    says: /liens : \/tarif n'est pas une page du site\. Vouliez-vous dire \/tarifs \?/,
  },
  {
    name: 'a place misspelt',
    to: 'Voir [les questions](/autre#question).',
    says: /liens : #question n'existe pas dans \/autre\. Vouliez-vous dire questions \?/,
  },
  {
    name: 'HTML',
    to: 'Un mot <b>gras</b> ici.',
    says: /corps : le HTML n'est pas admis \(<b>\) : un mot important s’écrit \*\*mot\*\*/,
  },
  {
    name: 'a directive',
    to: '::: note\nUn mot ici.\n:::',
    at: '::: note',
    says: /corps : ::: n’est pas pris en charge : un encadré s’écrit > \[!NOTE\]/,
  },
  {
    name: 'a mark of the highlighter',
    to: 'Un mot ==important== ici.',
    says: /corps : == n’est pas pris en charge : .*\*\*mot\*\*/,
  },
  {
    name: 'an unknown callout',
    to: '> [!WARNIN]\n> Un mot ici.',
    at: '[!WARNIN]',
    says: /\[!WARNIN\] n’est pas un encadré : .* Vouliez-vous dire \[!WARNING\] \?/,
  },
  {
    name: 'straight quotes',
    to: 'Le mot "marché" ici.',
    says: /corps : typographie, .* : les guillemets français : « mot »/,
  },
  {
    name: 'a note called by another name',
    from: 'sa source.[^1]',
    to: 'sa source.[^2]',
    at: '[^2]',
    says: /corps : l'appel \[\^2\] n'a pas sa note : la note \[\^1\] .* donnez-leur le même nom/,
  },
  {
    name: 'a table without its line',
    from: '| --- | --- |\n',
    to: '',
    at: '| Étape',
    says: /corps : un tableau n’a pas pris : .* une ligne \| --- \| sous les en-têtes/,
  },
  {
    name: 'a value of the site misspelt',
    to: 'Le nom est {{prodct}}.',
    says: /corps : \{\{prodct\}\} ne correspond à rien\. Vouliez-vous dire \{\{product\}\} \?/,
  },
  {
    name: 'a figure without a source',
    from: '## Essai par une deuxième partie\n',
    to: '## Essai par une deuxième partie\n\nIls sont 47 % à le dire.\n',
    at: '47 %',
    says: /corps : « 47 % » sans source : citez/,
  },
  {
    name: 'a capital without its accent',
    to: 'A partir de 2026, cela change.',
    says: /typographie, .* l’accent se met aussi sur les capitales, « À partir »/,
  },
  {
    name: 'an image misspelt',
    to: show('exmple.svg'),
    says: /dessin : \.\/exmple\.svg n'existe pas .* Vouliez-vous dire \.\/exemple\.svg \?/,
  },
  {
    name: 'a list that is never closed',
    from: field('authors'),
    to: 'authors: ["la rédaction"',
    says: /authors : le crochet ouvert sur cette ligne n’y est jamais fermé : ajoutez \]/,
  },
  {
    name: 'one space too few in a group',
    from: /^ {4}answer:/m,
    to: '   answer:',
    says: /answer : le décalage d’une de ces lignes n’est pas bon/,
  },
  {
    name: 'a link without an address',
    to: 'Voir [les prix]().',
    says: /liens : un lien sans adresse : écrivez-la entre les parenthèses/,
  },
  {
    name: 'a link without words',
    to: 'Voir [](/tarifs).',
    says: /corps : un lien sans mots : \[ce qu’on lira\]\(\/tarifs\)/,
  },
  {
    name: 'the brackets of a link the wrong way round',
    to: 'Voir (les prix)[/tarifs].',
    says: /corps : les crochets et les parenthèses d’un lien sont inversés/,
  },
  {
    name: 'a value of the site between single braces',
    to: 'Le nom est {product}.',
    says: /corps : \{…\} n’est pas pris en charge : .* doubles accolades, \{\{product\}\}/,
  },
  {
    name: 'a value of the site with a brace too few',
    to: 'Le nom est {{product}.',
    says: /corps : \{\{product\} ne correspond à rien\. Vouliez-vous dire \{\{product\}\} \?/,
  },
  {
    name: 'a conflict of git',
    to: '<<<<<<< HEAD\nUn mot ici.\n=======\nUn mot là.\n>>>>>>> autre',
    says: /fichier : deux versions du texte se suivent ici : gardez l’une, puis retirez/,
  },
  {
    name: 'a paragraph twice',
    to: "Un fait sur exemple se cite avec sa source.[^1] Le nom du produit s'écrit {{product}}.",
    isNotice: true,
    says: /le même paragraphe est déjà dans content\/articles\/[\w-]+\.md:\d+ : gardez-en un/,
  },
  {
    name: 'words to come',
    to: 'Lorem ipsum dolor sit amet.',
    isNotice: true,
    says: /corps : « Lorem ipsum » est un texte provisoire : écrivez-le/,
  },
  {
    name: 'a link that says nothing',
    to: 'Pour les prix, [cliquez ici](/tarifs).',
    isNotice: true,
    says: /liens : « cliquez ici » ne dit pas où mène le lien : mettez-le sur/,
  },
  {
    name: 'a paragraph that is too long',
    to: LONG_WORDS,
    isNotice: true,
    says: /corps : un paragraphe de 160 mots : coupez-le, 150 au plus/,
  },
];

/** More mistakes in an article alone: a name, what is replaced or nothing, what is typed, what is said, at which words. */
const MORE: readonly (readonly [
  name: string,
  from: string | RegExp | undefined,
  to: string,
  says: RegExp,
  at?: string | undefined,
  isNotice?: 'notice',
])[] = [
  // What word processors and other programs leave
  [
    'a row with a cell too many',
    '| Essai | 30 jours |',
    '| Essai | 30 jours | perdu |',
    /3 cellules pour 2 colonnes, .* retirez un \|/,
  ],
  ['a row with a cell too few', '| Essai | 30 jours |', '| Essai |', /1 cellules? pour 2 colonnes : ajoutez/],
  ['a bar in a cell', '| Essai | 30 jours |', '| Essai | 30 | 40 jours |', /écrivez \\\|/],
  ['a note without text', /^\[\^1\]: .*$/m, '[^1]:', /la note \[\^1\] est vide/],
  ['bullets of a word processor', undefined, '• un point\n• un autre', /une puce collée .* « - un point »/],
  ['bullets of Symbol', undefined, '\uF0B7 un point ici', /une puce collée/],
  ['bullets as dashes', undefined, '– un point\n– un autre', /une puce collée/],
  ['a bold line as a title', undefined, '**Une troisième partie**', /une ligne en gras n’est pas un titre/],
  [
    'an underlined title',
    undefined,
    'Une troisième partie\n--------',
    /cette ligne est un titre, .* écrivez ## devant/,
  ],
  ['a doubly underlined title', undefined, 'Une troisième partie\n====', /cette ligne est un titre/],
  [
    'an English sentence',
    undefined,
    'The buyer must read the offers that were sent with the form.',
    /« The buyer m.*… » est en anglais/,
    undefined,
    'notice',
  ],
  [
    'the domain of the site',
    undefined,
    `Voir [les prix](https://${SITE.domain}/tarifs).`,
    /écrivez le chemin seul/,
  ],
  [
    'the domain of the site with www',
    undefined,
    `Voir [les prix](http://www.${SITE.domain}/tarifs).`,
    /écrivez le chemin seul/,
  ],
  [
    'the domain of the site without https',
    undefined,
    `Voir [les prix](www.${SITE.domain}/tarifs).`,
    /écrivez le chemin seul/,
  ],
  ['a line separator', undefined, 'Un mot\u2028collé ici.', /\(U\+2028\) .* « Un mot\|collé ici. »/],
  ['a space of no width', undefined, 'Un mot pre\u200Bmier ici.', /\(U\+200B\) .* pre\|mier/],
  ['a soft hyphen', undefined, 'Une cer\u00ADtification.', /\(U\+00AD\) .* cer\|tification/],
  ['a year in 2206', field('date'), 'date: "2206-01-15"', /date : l’année 2206 est trop loin/],
  [
    'two authors in one text',
    field('authors'),
    'authors: ["Anne Roy et Paul Lys"]',
    /authors\.1 : deux noms .* \["Anne Roy", "Paul Lys"\]/,
  ],
  ['two authors and a comma', field('authors'), 'authors: ["Anne Roy, Paul Lys"]', /authors\.1 : deux noms/],
  [
    'an image whose name has spaces',
    undefined,
    `![${ALTERNATIVE}](./ma salle.jpg "Les plis")`,
    /retirez les espaces du nom/,
  ],
  ['an image whose name has spaces in code', undefined, show('ma%20salle.jpg'), /retirez les espaces/],
  ['a HEIC picture', undefined, show('salle.heic'), /salle\.heic n’est pas admis : enregistrez-la en \.jpg/],
  ['a GIF', undefined, show('salle.gif'), /salle\.gif n’est pas admis : enregistrez-la en \.png/],
  [
    'no second line ---',
    /\n---\n\n/,
    '\n\n',
    /la seconde ligne --- manque : ajoutez-la sous cette ligne/,
    '# true',
  ],
  ['no first line ---', /^---\n/, '', /le fichier doit commencer par une ligne ---/, '# Le titre'],
  [
    'an ordinary word in another sense',
    undefined,
    'Il a rangé ses pièces.',
    /« rangé » : .* « classé »/,
    undefined,
    'notice',
  ],
  ['a floor', undefined, 'Le prix plancher est connu.', /« plancher » : .* « minimum »/, undefined, 'notice'],
  // Of our own: the neighbours of each kind
  [
    'a row with three cells too many',
    '| Essai | 30 jours |',
    '| a | b | c | d | e |',
    /5 cellules pour 2 colonnes/,
  ],
  ['an arrow as a bullet', undefined, '→ un point ici\n→ un autre', /une puce collée/],
  [
    'a numbered list of a word processor',
    undefined,
    '1) un point\n2) un autre\n\n① un troisième',
    /une puce collée/,
    '①',
  ],
  [
    'a bold title with stars outside',
    undefined,
    '__Une troisième partie__',
    /une ligne en gras n’est pas un titre/,
  ],
  ['a bold title in a list of one', undefined, '### **Une partie**', /le gras ne se met pas dans un titre/],
  [
    'a title with a full stop',
    undefined,
    '## Une troisième partie.',
    /un titre ne finit pas par un point/,
    undefined,
    'notice',
  ],
  [
    'a title as a sentence of 120 signs',
    undefined,
    `## ${'Un titre bien long '.repeat(7).trim()}`,
    /un titre de \d+ signes/,
    undefined,
    'notice',
  ],
  [
    'a part without text',
    '## Essai par une deuxième partie',
    '## Une partie vide\n\n## Essai par une deuxième partie',
    /une partie sans texte/,
    '## Une partie vide',
  ],
  ['a French day', field('date'), 'date: "15/01/2026"', /date : doit être un jour qui existe/],
  ['a day with a time', field('date'), 'date: "2026-01-15T10:00:00Z"', /date : doit être un jour/],
  ['a year in the first century', field('date'), 'date: "0026-01-15"', /date : l’année 0026 est trop loin/],
  ['a year before the web', field('date'), 'date: "1926-01-15"', /date : l’année 1926 est trop loin/],
  [
    'an update before publication',
    field('updated'),
    'updated: "2026-01-14"',
    /updated : .* précède la publication/,
  ],
  ['an update to come', field('updated'), 'updated: "2027-01-14"', /updated : .* dans le futur/],
  ['sources read tomorrow', field('checked'), 'checked: "2027-01-14"', /checked : .* dans le futur/],
  ['one author without a list', field('authors'), 'authors: "la rédaction"', /authors : doit être une liste/],
  [
    'three authors with points',
    field('authors'),
    'authors: ["A. Roy; P. Lys; M. Bo"]',
    /authors\.1 : deux noms/,
  ],
  [
    'a source without https',
    /url: "https.*/,
    'url: "http://www.legifrance.gouv.fr"',
    /sources\.1\.url : doit être une adresse https/,
  ],
  [
    'a source without address',
    /url: "https.*/,
    'url: "legifrance.gouv.fr"',
    /sources\.1\.url : doit être une adresse https/,
  ],
  ['a source to come', /^ {4}date: "2026"/m, '    date: "2031"', /sources\.1\.date : 2031 est dans le futur/],
  [
    'no source',
    /^sources:[^]*?(?=^# Les anciens)/m,
    'sources: []\n',
    /sources : doit nommer une source au moins/,
    'sources: []',
  ],
  [
    'four questions',
    /^questions:\n/m,
    'questions:\n  - question: "Une question de trop ?"\n    answer: "Une réponse de soixante signes au moins, qui se lit seule, et cite son texte."\n',
    /questions : doit compter trois questions au plus/,
    'questions:',
  ],
  [
    'a percentage between quotes',
    /^cover:\n.*\n.*\n/m,
    'cover:\n  kind: "share"\n  percent: "41,8"\n',
    /cover\.percent : doit être un nombre, sans guillemets/,
    'percent',
  ],
  [
    'a percentage with a comma',
    /^cover:\n.*\n.*\n/m,
    'cover:\n  kind: "share"\n  percent: 41,8\n',
    /cover\.percent : doit être un nombre/,
    'percent',
  ],
  [
    'a percentage above a hundred',
    /^cover:\n.*\n.*\n/m,
    'cover:\n  kind: "share"\n  percent: 418\n',
    /cover\.percent : .*100/,
    'percent',
  ],
  [
    'a kind of cover that there is not',
    /^ {2}kind: "figure"/m,
    '  kind: "chiffre"',
    /cover\.kind : doit être l'un de/,
    'kind:',
  ],
  [
    'a target that there is not',
    '  target: "console"',
    '  target: "contact"',
    /call\.target : doit être l'un de/,
  ],
  [
    'Markdown in a field',
    /^ {2}text: ".*"/m,
    '  text: "Une **console** qui montre comment un score se compose."',
    /call\.text : le Markdown ne se met que dans le corps/,
  ],
  [
    'HTML in a field',
    /^ {2}text: ".*"/m,
    '  text: "Une <b>console</b> qui montre comment un score se compose."',
    /call\.text : le HTML n'est pas admis/,
  ],
  [
    'a draft between quotes',
    'theme:',
    'draft: "true"\ntheme:',
    /draft : .* sans guillemets/,
    'draft: "true"',
  ],
  [
    'a sample that there is not',
    'related:',
    'score: "EX-999"\nrelated:',
    /score : EX-999 n'est pas dans/,
    'score:',
  ],
  [
    'a link to itself by related',
    field('related'),
    'related: ["exemple"]',
    /related\.1 : exemple|related\.1 : faute/,
  ],
  ['a related article with its end', field('related'), 'related: ["autre.md"]', /related\.1 : .* sans \.md/],
  ['a link to a file', undefined, 'Voir [un autre](./autre.md).', /liens : \.\/autre\.md : admis/],
  ['a link with a bar at its end', undefined, 'Voir [les prix](/tarifs/).', /retirez la barre finale/],
  ['a link with capitals', undefined, 'Voir [les prix](/Tarifs).', /Vouliez-vous dire \/tarifs/],
  [
    'a link to the English page',
    undefined,
    'Voir [les prix](/en/pricing).',
    /n'est pas dans la langue .* écrivez \/tarifs/,
  ],
  ['a script', undefined, 'Voir [ceci](javascript:alert(1)).', /liens : javascript:.* : admis/],
  ['a link to a host without scheme', undefined, 'Voir [ceci](//site.fr).', /liens : \/\/site\.fr : admis/],
  ['a bare address of the web', undefined, 'Voir [ceci](www.site.fr).', /liens : www\.site\.fr : admis/],
  ['an address with http', undefined, 'Voir [ceci](http://site.fr).', /écrivez https:\/\//],
  [
    'a mail address cut short',
    undefined,
    'Écrire [à la rédaction](mailto:contact).',
    /l’adresse e-mail est incomplète/,
  ],
  ['a link with a space', undefined, 'Voir [les prix] (/tarifs).', /un lien n’a pas pris/],
  ['a wiki link', undefined, 'Voir [[tarifs]] ici.', /\[\[…\]\] n’est pas pris en charge/],
  ['a title of the page', undefined, '# Un titre ici', /un titre # est déjà celui de la page/],
  ['a title of the fourth level', undefined, '#### Un titre ici', /deux niveaux suffisent/],
  ['a title without its space', undefined, '##Un titre ici', /mettez une espace après les #/],
  ['a title twice', undefined, '## Essai par une deuxième partie', /est déjà le titre de la ligne \d+/],
  ['a heading of the page', undefined, '## Sources', /est déjà un titre de la page/],
  ['an empty title', undefined, '##', /un titre sans mot/],
  ['a check box that is no list', undefined, '[ ] une vérification', /une case à cocher n’a pas pris/],
  ['a callout outside of a quote', undefined, '[!NOTE]\nUn mot ici.', /un encadré n’a pas pris/],
  ['a callout with a title', undefined, '> [!NOTE] Un titre\n> Un mot ici.', /a déjà son titre/],
  ['bold that did not take', undefined, 'Un ** mot ** en gras.', /un gras n’a pas pris/],
  ['a formula', undefined, 'La formule $$x = y$$ ici.', /\$\$ n’est pas pris en charge/],
  ['a class', undefined, 'Un mot {.rouge} ici.', /les textes n’ont ni classe ni style/],
  ['an emoji by its name', undefined, 'Un marché :smile: gagné.', /les émojis :nom:/],
  ['an emoji', undefined, 'Un marché 🚀 gagné.', /pas d’émoji/],
  [
    'a paragraph set in by four spaces',
    undefined,
    'Un mot.\n\n    Un paragraphe ici.',
    /un bloc de code n’est pas pris en charge/,
    '    Un',
  ],
  ['two tildes for about', undefined, 'De ~10 jours à ~20 jours.', /« environ »/],
  ['an image within a sentence', undefined, `Voir ${show('autre.svg')} de près.`, /une image se met seule/],
  [
    'an image of another site',
    undefined,
    `![${ALTERNATIVE}](https://site.fr/photo.jpg "Une")`,
    /n’est pas admis : un fichier à côté du texte/,
  ],
  [
    'an image without caption and with a short alternative',
    undefined,
    '![Une salle](./autre.svg)',
    /l’alternative est trop courte/,
  ],
  [
    'an image that says that it is one',
    undefined,
    `![Photo d'${ALTERNATIVE}](./autre.svg "Une")`,
    /pas « image de »/,
  ],
  ['two spaces', undefined, 'Un  marché ici.', /une seule espace suffit/],
  ['a space before a comma', undefined, 'Un marché , puis deux.', /pas d’espace avant une virgule/],
  ['no space before a question mark', undefined, 'Est-ce un marché?', /une espace avant ; ! et \?/],
  ['two exclamation marks', undefined, 'Un marché gagné !!', /un seul signe suffit/],
  ['a percent sign without its space', undefined, 'Au plus 12% fictifs.', /une espace entre le nombre et %/],
  ['a promise to win', undefined, 'Avec nous, vous gagnerez.', /personne ne peut promettre/],
  ['hype in capitals', undefined, 'RÉVOLUTIONNEZ vos réponses.', /emphase/],
  ['a familiar address', undefined, 'Si tu réponds à un marché.', /le site dit « vous »/],
  ['an accent read twice', undefined, 'Une premiÃ¨re fois.', /est un accent mal enregistré/],
  ['quotes nested by thousands', undefined, `${'>'.repeat(20_000)} mot`, /imbriquées par centaines/, ''],
];

const IN_ARTICLE: readonly Mistake[] = [
  ...MISTAKES,
  ...MORE.map(([name, from, to, says, at, isNotice]) => ({
    name,
    to,
    says,
    ...(from !== undefined && { from }),
    ...(at !== undefined && { at }),
    ...(isNotice && { isNotice: true as const }),
  })),
];

/** Mistakes in a picture, a name, another file. */
const ELSEWHERE: readonly Mistake[] = [
  {
    name: 'a link to a former path',
    from: field('aliases'),
    to: 'aliases: ["/vieux"]',
    at: '(/vieux)',
    also: () => append('Voir [le vieux chemin](/vieux).'),
    says: /liens : \/vieux est un ancien chemin : écrivez \/exemple/,
  },
  {
    name: 'an image without alternative',
    to: show('salle.jpg', ''),
    also: async () => folder.write('salle.jpg', await picture(1600, 900).jpeg().toBuffer()),
    says: /image : l’alternative manque : !\[Ce que l’image montre/,
  },
  {
    name: 'an image that is too large',
    to: show('salle.jpg'),
    also: () => folder.write('salle.jpg', new Uint8Array(PICTURE.maxBytes + 1)),
    says: /image : \.\/salle\.jpg pèse .* Mo, le maximum est de .* Mo : réduisez-la/,
  },
  {
    name: 'an image that is damaged',
    to: show('salle.jpg'),
    also: () => folder.write('salle.jpg', 'pas une image'),
    says: /image : \.\/salle\.jpg ne se lit pas : /,
  },
  {
    name: 'a name of a file with an accent',
    file: 'content/articles/éxemple.md',
    to: '',
    also: () =>
      renameSync(path.join(folder.root, ARTICLE), path.join(folder.root, 'content/articles/éxemple.md')),
    says: /fichier : « éxemple » ne peut pas être une adresse : minuscules sans accent/,
  },
  {
    name: 'the name of a page of the site for an article',
    file: 'content/articles/tarifs.md',
    to: '',
    also: () => folder.write('tarifs.md', longArticle('tarifs').replaceAll('./tarifs.svg', './exemple.svg')),
    says: /fichier : l’adresse \/tarifs est déjà celle d’une page du site : choisissez un autre nom/,
  },
  {
    name: 'a group of the glossary misspelt',
    file: 'content/glossary.yaml',
    to: '',
    at: 'group: procedure',
    also: () =>
      edit('content/glossary.yaml', (text) => text.replace('group: procedures', 'group: procedure')),
    says: /group : doit être l'un de : .* Vouliez-vous dire procedures \?/,
  },
  {
    name: 'a message misspelt in the list of figures',
    file: 'content/claims.yaml',
    to: '',
    at: 'product.test.txt',
    also: () =>
      edit('content/claims.yaml', (text) => text.replace("'product.test.text'", "'product.test.txt'")),
    says: /aucun message n’a cette clé : .* Vouliez-vous dire product\.test\.text \?/,
  },
  {
    name: 'a comma too many in the samples',
    file: 'content/tenders.json',
    to: '',
    at: ',,',
    also: () => edit('content/tenders.json', (text) => text.replace('",\n', '",,\n')),
    says: /fichier : une virgule, .* est de trop ou manque, sur cette ligne ou celle d’avant/,
  },
  {
    name: 'a sample tender copied with another number alone',
    file: 'content/tenders.json',
    to: '',
    at: '"summary"',
    also: () =>
      edit('content/tenders.json', (text) => {
        const all: { tenders: object[] } = JSON.parse(text);
        return JSON.stringify(
          { ...all, tenders: [...all.tenders, { ...all.tenders[0], id: 'EX-999' }] },
          null,
          2,
        );
      }),
    says: /summary : EX-999 est une copie de EX-\d+ : écrivez un autre résumé/,
  },
  {
    name: 'an empty title of a source of figures',
    file: 'content/open-data.yaml',
    to: '',
    at: "fr: ''",
    also: () => edit('content/open-data.yaml', (text) => text.replace(/fr: '[^']*'/, "fr: ''")),
    says: /title\.fr : ne peut pas être vide/,
  },
  {
    name: 'two terms of the glossary with one name',
    file: 'content/glossary.yaml',
    to: '',
    also: () => {
      // what leads to the glossary is not dead
      const [, id = ''] =
        /\n {2}- id: (\S+)\n {4}group/.exec(readFileSync('content/glossary.yaml', 'utf8')) ?? [];
      append(`Voir [ce mot](/glossaire#${id}).`);
      edit('content/glossary.yaml', (text) =>
        text.replace(/(\n {2}- id: [^\n]*)([^]*?)\n {2}- id: [^\n]*/, '$1$2$1'),
      );
    },
    says: /terms\.2\.id : « .* » existe déjà : donnez un autre nom/,
  },
  {
    name: 'a part that a translation lacks',
    file: 'content/legal/privacy/en.md',
    to: '',
    also: () => edit('content/legal/privacy/en.md', (text) => text.replace(/\n## [^]*?(?=\n## )/, '')),
    says: /titres : il manque la partie « .+ » de content\/legal\/privacy\/fr\.md:\d+, .* : traduisez-la/,
  },
  {
    name: 'an image that no text shows',
    file: 'content/articles/oubli.svg',
    to: '',
    also: () => folder.write('oubli.svg', goodDrawing),
    isNotice: true,
    says: /image : aucun texte ne montre cette image : montrez-la, ou supprimez/,
  },
];

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(folder.root, file);
  const text = readFileSync(target, 'utf8');
  const changed = change(text);
  if (changed === text) throw new RangeError(`Nothing changes in ${file}.`);
  writeFileSync(target, changed);
}

function append(text: string): void {
  edit(ARTICLE, (before) => `${before}\n${text}\n`);
}

describe('an editor who makes one mistake', () => {
  it('makes none in the articles that the mistakes are made in', async () => {
    expect((await read()).problems.map(describeProblem)).toEqual([]);
  });

  it('is told once, where it is and what to do', async () => {
    // each in an article of its own, all read at once
    const written = IN_ARTICLE.map(({ from, to }, index) => {
      const slug = `faute-${index}`;
      const good = longArticle(slug).replaceAll(`./${slug}.svg`, './exemple.svg');
      const typed = to.replaceAll('exemple', slug);
      const text = from === undefined ? `${good}\n${typed}\n` : good.replace(from, () => typed);
      folder.write(`${slug}.md`, text);
      return { file: `content/articles/${slug}.md`, lines: text.split('\n'), good };
    });
    const { problems } = await read();
    for (const [index, { name, from, to, at, says, isNotice }] of IN_ARTICLE.entries()) {
      const { file, lines, good } = written[index] ?? { file: '', lines: [], good: '' };
      expect(from === undefined || lines.join('\n') !== good, `${name} changes nothing`).toBe(true);
      const found = problems.filter((problem) => problem.file === file);
      expect.soft(found.map(describeProblem), name).toEqual([expect.stringMatching(says)]);
      expect.soft(found[0]?.severity, name).toBe(isNotice && 'warning');
      expect.soft(found[0]?.message.length, name).toBeLessThan(200);
      const words = (at ?? to.split('\n')[0] ?? '').replaceAll('exemple', file.slice(17, -3));
      expect.soft(lines[(found[0]?.line ?? 0) - 1], name).toContain(words);
    }
  });

  it.each(ELSEWHERE.map((mistake) => [mistake.name, mistake] as const))(
    'is told once, where it is and what to do: %s',
    async (_, { from, to, at, file = ARTICLE, also, says, isNotice }) => {
      if (from !== undefined) edit(ARTICLE, (text) => text.replace(from, () => to));
      else if (to !== '') append(to);
      await also?.();
      const { problems } = await read();
      expect(problems.map(describeProblem)).toEqual([expect.stringMatching(says)]);
      const [problem] = problems;
      expect(problem?.file).toBe(file);
      expect(problem?.severity).toBe(isNotice && 'warning');
      const words = at ?? to.split('\n')[0] ?? '';
      if (words === '') return;
      const lines = readFileSync(path.join(folder.root, file), 'utf8').split('\n');
      expect(lines[(problem?.line ?? 0) - 1]).toContain(words);
    },
  );
});

describe('what an editor may write', () => {
  it.each([
    [
      'a table with aligned columns',
      '| Étape | Délai |\n| :--- | ---: |\n| Dépôt | 30 jours |\n| Un \\| deux | 2 |',
    ],
    ['a list in a quote', '> Le règlement demande :\n>\n> - le mémoire ;\n> - les prix.\n>\n> — Article 4'],
    ['a list in a callout', '> [!NOTE]\n> Joignez :\n>\n> 1. le mémoire\n> 2. les prix'],
    [
      'lists in lists',
      '- un point\n  - un sous-point\n    - un troisième\n\n1. D’abord.\n\n   La suite.\n2. Ensuite.',
    ],
    [
      'a long address',
      `Voir https://www.legifrance.gouv.fr/codes/id?x=a_b*c&y=:::#art${'-et-la-suite'.repeat(20)} en ligne.`,
    ],
    ['a link with parentheses', 'Voir [la page](https://fr.wikipedia.org/wiki/March%C3%A9_(droit)).'],
    ['ordinals', 'Le 1er janvier, au XIXe siècle, la 2e fois et la 1re ligne.'],
    [
      'signs of another Markdown in code',
      'Les signes `:::`, `==`, `<b>`, `{.x}` et `[[a]]` restent du code.',
    ],
    [
      'signs that are none',
      'La R&D, 1 + 1 = 2, le C++, le lot #3, 10 < 20, un ratio 3:1, ~~barré~~ et 12:30.',
    ],
    [
      'a note with a link',
      'Un autre fait.[^n2]\n\n[^n2]: [Le décret](https://www.legifrance.gouv.fr), 2025.',
    ],
    ['a line that is wrapped', 'Une ligne\nqui continue\nsur trois lignes.'],
    ['words set off by dashes', 'Le prix — hors taxes — est ferme. L’offre… et « un mot ».'],
  ])('is accepted without a word: %s', async (_, written) => {
    append(written);
    expect((await read()).problems.map(describeProblem)).toEqual([]);
  });

  it('is told once that a block of code is not supported, whatever it holds', async () => {
    append('```\n:::\nmot == mot\n```');
    const { problems } = await read();
    expect(problems.map(describeProblem)).toEqual([
      expect.stringContaining('un bloc de code n’est pas pris en charge'),
    ]);
  });
});

describe('a part that a translation lacks', () => {
  it('is the one that is named, or its neighbour where two are much alike', async () => {
    const { texts } = await read();
    const versions = texts.filter(({ sections }) => sections.length > 0);
    expect(versions.length).toBeGreaterThan(0);
    for (const text of versions)
      for (const [place, { title }] of text.sections.entries()) {
        const cut = { ...text, sections: text.sections.toSpliced(place, 1) };
        const found = checkTranslations(texts.map((other) => (other === text ? cut : other)));
        const models = texts.filter(
          (other) =>
            other.collection === text.collection &&
            other.locale !== text.locale &&
            path.dirname(other.id) === path.dirname(text.id),
        );
        const around = models.flatMap(({ sections }) =>
          [-1, 0, 1].flatMap((step) => sections[place + step]?.title ?? []),
        );
        // each other version is compared with the first
        expect(new Set(found.map(({ file }) => file)), `${text.file}: ${title}`).toEqual(
          new Set([text.file]),
        );
        const named = /« (.+) » de/.exec(found[0]?.message ?? '')?.[1];
        expect(around, `${text.file}: ${title}`).toContain(named);
      }
  });
});
