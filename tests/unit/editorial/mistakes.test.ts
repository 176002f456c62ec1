import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTranslations } from '../../../src/editorial/checks/translations.ts';
import { readContent } from '../../../src/editorial/content.ts';
import { describeProblem } from '../../../src/editorial/problem.ts';
import { readText, type TextFile, type TextReading } from '../../../src/editorial/read-text.ts';
import { PICTURE } from '../../../src/schemas/article.ts';
import { contentFolder, goodDrawing, longArticle, type ContentFolder } from '../../support/content-folder.ts';

const TODAY = '2026-12-01';
const ARTICLE = 'content/articles/exemple.md';
const ALTERNATIVE = 'Une salle de réunion où cinq personnes ouvrent les plis reçus à temps.';

/** What was read of the site's own pages, by file and text: those that a test leaves alone are read once for all. */
const pages = new Map<string, Promise<TextReading>>();

function readTextOnce(text: TextFile): Promise<TextReading> {
  if (text.collection === 'articles') return readText(text);
  const key = `${text.file}\n${Buffer.from(text.bytes).toString()}`;
  const reading = pages.get(key) ?? readText(text);
  pages.set(key, reading);
  return reading;
}

const read = () => readContent(folder.root, TODAY, readTextOnce);

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
    name: 'fields that nothing ends',
    from: /\n---\n\n/,
    to: '\n\n',
    at: '---',
    says: /en-tête : le fichier doit commencer par une ligne ---, les champs, puis une ligne ---/,
  },
  {
    name: 'a related article misspelt',
    from: field('related'),
    to: 'related: ["autr"]',
    says: /related\.0 : aucun article ne s'appelle autr .* Vouliez-vous dire autre \?/,
  },
  {
    name: 'a former path that is a page',
    from: field('aliases'),
    to: 'aliases: ["/tarifs"]',
    says: /aliases\.0 : \/tarifs est le chemin d’une page du site : retirez-le/,
  },
  {
    name: 'a link to a former path',
    from: field('aliases'),
    to: 'aliases: ["/vieux"]',
    at: '(/vieux)',
    also: () => append('Voir [le vieux chemin](/vieux).'),
    says: /liens : \/vieux est un ancien chemin : écrivez \/exemple/,
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
    says: /terms\.1\.id : « .* » existe déjà : donnez un autre nom/,
  },
  {
    name: 'a part that a translation lacks',
    file: 'content/legal/privacy/en.md',
    to: '',
    also: () => edit('content/legal/privacy/en.md', (text) => text.replace(/\n## [^]*?(?=\n## )/, '')),
    says: /titres : il manque la partie « .+ » de content\/legal\/privacy\/fr\.md:\d+, .* : traduisez-la/,
  },
  {
    name: 'a paragraph twice',
    to: "Un fait sur exemple se cite avec sa source.[^1] Le nom du produit s'écrit {{product}}.",
    isNotice: true,
    says: /le même paragraphe est déjà dans content\/articles\/exemple\.md:\d+ : gardez-en un/,
  },
  {
    name: 'an image that no text shows',
    file: 'content/articles/oubli.svg',
    to: '',
    also: () => folder.write('oubli.svg', goodDrawing),
    isNotice: true,
    says: /image : aucun texte ne montre cette image : montrez-la, ou supprimez/,
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

  it.each(MISTAKES.map((mistake) => [mistake.name, mistake] as const))(
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
