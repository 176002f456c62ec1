import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '#editorial/content.ts';
import { describeProblem, isError } from '#editorial/problem.ts';
import { PICTURE } from '#schemas/content/article.ts';
import { contentFolder, goodDrawing, longArticle, type ContentFolder } from '../../support/content-folder.ts';
import { ADDED, ALTERNATIVE, field, IN_FILES, REPLACED, show } from './mistakes.ts';

const TODAY = '2026-12-01';
const ARTICLE = 'content/articles/exemple.md';

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

/** Mistake outside an article's body: the change that makes it, and the expected problem. */
interface Mistake {
  readonly name: string;
  /** Replaced in the good article; without it the words are added at its end. */
  readonly from?: RegExp;
  readonly to?: string;
  /** Words of the line that the message must name; those of `to` where there are none. */
  readonly at?: string;
  readonly file?: string;
  readonly also?: () => void | Promise<void>;
  /** Fault, then remedy. */
  readonly says: RegExp;
}

/** Mistakes in an article alone. */
const IN_ARTICLE = [...REPLACED, ...ADDED];

/** Mistakes in a picture, a name, another file. */
const ELSEWHERE: readonly Mistake[] = [
  {
    name: 'a link to a former path',
    from: field('aliases'),
    to: 'aliases: ["/vieux"]',
    at: '(/vieux)',
    also: () => append('Voir [le vieux chemin](/vieux).'),
    says: /avis, liens : \/vieux est un ancien nom, qui mène encore à sa page : écrivez \/exemple/,
  },
  {
    name: 'an image without alternative',
    to: show('salle.jpg', ''),
    also: async () => {
      const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a39b8f' } });
      folder.write('salle.jpg', await picture.jpeg().toBuffer());
    },
    says: /image : l’alternative manque : !\[Ce que l’image montre/,
  },
  {
    name: 'an image that is too large',
    to: show('salle.jpg'),
    also: () => folder.write('salle.jpg', new Uint8Array(PICTURE.maxBytes + 1)),
    says: /image : \.\/salle\.jpg pèse .* Mo, le maximum est de .* Mo : enregistrez-la en plus petit/,
  },
  {
    name: 'an image that is damaged',
    to: show('salle.jpg'),
    also: () => folder.write('salle.jpg', 'pas une image'),
    says: /image : \.\/salle\.jpg ne se lit pas : /,
  },
  {
    name: 'a text in UTF-16',
    also: () => {
      const words = readFileSync(path.join(folder.root, ARTICLE), 'utf8');
      folder.write('exemple.md', Buffer.from(`\uFEFF${words}`, 'utf16le'));
    },
    says: /fichier : le fichier n’est pas en UTF-8 : enregistrez-le de nouveau en UTF-8/,
  },
  {
    name: 'a photograph as the sensor has it beside the texts',
    file: 'content/articles/IMG_0042.CR3',
    also: () => folder.write('IMG_0042.CR3', 'raw'),
    says: /fichier : \.CR3 n’est pas admis ici : .* enregistrez-la en \.jpg/,
  },
  {
    name: 'a name of a file with an accent',
    file: 'content/articles/éxemple.md',
    also: () =>
      renameSync(path.join(folder.root, ARTICLE), path.join(folder.root, 'content/articles/éxemple.md')),
    says: /fichier : « éxemple » ne peut pas être une adresse : minuscules sans accent/,
  },
  {
    name: 'the name of a page of the site for an article',
    file: 'content/articles/tarifs.md',
    also: () => folder.write('tarifs.md', longArticle('tarifs').replaceAll('./tarifs.svg', './exemple.svg')),
    says: /fichier : l’adresse \/tarifs est déjà celle d’une page du site : choisissez un autre nom/,
  },
  {
    name: 'two terms of the glossary with one name',
    file: 'content/glossary.yaml',
    also: () => {
      // what leads to the glossary is not dead
      const [, id = ''] = /\n {2}- id: (\S+)/.exec(readFileSync('content/glossary.yaml', 'utf8')) ?? [];
      append(`Voir [ce mot](/glossaire#${id}).`);
      edit('content/glossary.yaml', (text) =>
        text.replace(/(\n {2}- id: [^\n]*)([^]*?)\n {2}- id: [^\n]*/, '$1$2$1'),
      );
    },
    says: /terms\.2\.id : « .* » existe déjà : donnez un autre nom/,
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

/** Writes a good article of another name, changed; returns its text before and after. */
function writeArticle(slug: string, change: (good: string) => string) {
  const good = longArticle(slug).replaceAll(`./${slug}.svg`, './exemple.svg');
  const text = change(good);
  folder.write(`${slug}.md`, text);
  return { good, text };
}

describe('the check of the texts', () => {
  it('check:content: the articles of this table have no mistake before the change', async () => {
    expect((await read()).problems.map(describeProblem)).toEqual([]);
  });

  it('check:content: names each mistake in an article once, with its line and the remedy', async () => {
    // each in an article of its own, all read at once
    const written = IN_ARTICLE.map(([, from, to], index) => {
      const slug = `faute-${index}`;
      const typed = to.replaceAll('exemple', slug);
      const texts = writeArticle(slug, (good) =>
        from === undefined ? `${good}\n${typed}\n` : good.replace(from, () => typed),
      );
      return { file: `content/articles/${slug}.md`, ...texts };
    });
    const { problems } = await read();
    for (const [index, [name, , to, says, at]] of IN_ARTICLE.entries()) {
      const { file = '', text = '', good } = written[index] ?? {};
      expect(text, `${name} changes something`).not.toBe(good);
      const found = problems.filter((problem) => problem.file === file);
      expect.soft(found.map(describeProblem), name).toEqual([expect.stringMatching(says)]);
      expect.soft(found.every(isError), name).toBe(true);
      expect.soft(found[0]?.message.length, name).toBeLessThan(200);
      const words = (at ?? to.split('\n')[0] ?? '').replaceAll('exemple', file.slice(17, -3));
      expect.soft(text.split('\n')[(found[0]?.line ?? 0) - 1], name).toContain(words);
    }
  });

  it.each(IN_FILES)(
    'check:content: names once, with its line and the remedy: %s',
    async (_, file, change, says, at) => {
      edit(file, change);
      const { problems } = await read();
      expect(problems.map(describeProblem)).toEqual([expect.stringMatching(says)]);
      expect(problems[0]?.file).toBe(file);
      const lines = readFileSync(path.join(folder.root, file), 'utf8').split('\n');
      expect(lines[(problems[0]?.line ?? 0) - 1]).toContain(at);
    },
  );

  it.each(ELSEWHERE.map((mistake) => [mistake.name, mistake] as const))(
    'check:content: names once, with its line and the remedy: %s',
    async (_, { from, to = '', at, file = ARTICLE, also, says }) => {
      if (from !== undefined) edit(ARTICLE, (text) => text.replace(from, () => to));
      else if (to !== '') append(to);
      await also?.();
      const { problems } = await read();
      expect(problems.map(describeProblem)).toEqual([expect.stringMatching(says)]);
      const [problem] = problems;
      expect(problem?.file).toBe(file);
      const words = at ?? to.split('\n')[0] ?? '';
      if (words === '') return;
      const lines = readFileSync(path.join(folder.root, file), 'utf8').split('\n');
      expect(lines[(problem?.line ?? 0) - 1]).toContain(words);
    },
  );
});

describe('the check of the texts accepts', () => {
  // oxfmt-ignore
  const ACCEPTED = [
    ['a table with aligned columns', '| Étape | Délai |\n| :--- | ---: |\n| Dépôt | 30 jours |\n| Un \\| deux | 2 |'],
    ['a list in a quote', '> Le règlement demande :\n>\n> - le mémoire ;\n> - les prix.\n>\n> — Article 4'],
    ['lists in lists', '- un point\n  - un sous-point\n    - un troisième\n\n1. D’abord.\n\n   La suite.\n2. Ensuite.'],
    ['a long address', `Voir [le code](https://www.legifrance.gouv.fr/codes/id?x=a_b*c&y=:::#art${'-et-la-suite'.repeat(20)}).`],
    ['a link with parentheses', 'Voir [la page](https://fr.wikipedia.org/wiki/March%C3%A9_(droit)).'],
    ['ordinals', 'Le 1er janvier, au XIXe siècle, la 2e fois et la 1re ligne.'],
    ['signs of another Markdown in code', 'Les signes `:::`, `==`, `<b>`, `{.x}` et `[[a]]` restent du code.'],
    ['signs that are none', 'La R&D, 1 + 1 = 2, le C++, le lot #3, 10 < 20, un ratio 3:1, ~~barré~~ et 12:30.'],
    ['a note with a link', 'Un autre fait.[^n2]\n\n[^n2]: [Le décret](https://www.legifrance.gouv.fr), 2025.'],
    ['a line that is wrapped', 'Une ligne\nqui continue\nsur trois lignes.'],
    ['bullets of a word processor', '• un point\n•\u00A0un autre'],
    ['typographic quotes and missing spaces', 'Le mot “marché” et "prix": est-ce tout?'],
    ['a caption between typographic quotes', `![${ALTERNATIVE}](./exemple.svg “Les plis”)`],
    ['words set off by dashes', 'Le prix — hors taxes — est ferme. L’offre… et « un mot ».'],
  ] as const;

  it('check:content: accepts every allowed form without a message', async () => {
    // each in an article of its own, all read at once
    for (const [index, [, written]] of ACCEPTED.entries())
      writeArticle(`permis-${index}`, (good) => `${good}\n${written}\n`);
    const found = (await read()).problems.map(describeProblem);
    for (const [index, [name]] of ACCEPTED.entries())
      expect
        .soft(
          found.filter((line) => line.includes(`/permis-${index}.md`)),
          name,
        )
        .toEqual([]);
    expect(found).toEqual([]);
  });
});
