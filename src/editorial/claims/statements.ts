import type { ArticleData } from '#schemas/content/article.ts';
import type { Problem } from '../problem.ts';
import type { Text } from '../checks/text.ts';
import type { Block } from '../markdown/body.ts';
import { figuresIn, sentencesOf, type Statement } from './figures.ts';

/** Words that say that the numbers of a paragraph are made up. */
const EXAMPLE =
  /fictifs?(?!\p{L})|fictives?(?!\p{L})|supposons|imaginons|invented|fictional|(?<!\p{L})suppose |made up/iu;

/** Words that mark the numbers of their own sentence only as made up. */
const FOR_EXAMPLE = /par exemple|for example/iu;

/** Words by which a text names a rule of law. */
const LAW =
  /(?<!\p{L})(?:articles? [LRD]\.? ?\d|[LRD]\d{4}-|décrets? n|arrêté du|règlements? (?:délégués? )?\(|loi n|loi de|loi du|code de la commande)/iu;

/** A source that is itself a rule of law. */
const IS_LAW = /^(?:Code|Décret|Loi|Arrêté|Règlement|Directive|Regulation|Public Procurement Code)/;

/** Words by which a text says that a figure is the site's own. */
const COMPANY = /l'éditeur avance|claims of its own|\{\{claim\./i;

/** The fields of the front matter that state figures; where the body says the same, its source is theirs. */
function fieldsOf({ answer, questions, cover }: ArticleData) {
  const marks = cover?.kind === 'scale' ? cover.marks.map(({ label, note }) => `${label}, ${note}`) : [];
  const percent = cover && 'percent' in cover ? `${String(cover.percent).replace('.', ',')} %` : '';
  const shown = cover?.kind === 'figure' ? cover.figure : percent;
  return [
    { path: ['answer'], text: answer },
    ...questions.map((one, index) => ({ path: ['questions', index, 'answer'], text: one.answer })),
    { path: ['cover'], text: `${[shown, ...marks].join(' ')} ${cover?.caption ?? ''}` },
  ];
}

/** Every sentence of an article that states a figure, with what the sentence, its paragraph or its part names as source. */
export function statementsOf({
  article,
  body,
  lineOf,
}: Pick<Text, 'article' | 'body' | 'lineOf'>): Statement[] {
  if (article === undefined) return [];
  const sources = namedSources(article);
  const foundIn = (block: Block) =>
    namedIn(block.parts.map((part) => part.text).join('\n'), sources, block.notes);
  const inBody = body.blocks.flatMap((block) =>
    block.parts.flatMap(({ line, text }) =>
      stated(line, 'corps', text, (sentence) => [
        namedIn(sentence, sources, []),
        foundIn(block),
        union(body.blocks.filter(({ section }) => section === block.section).map(foundIn)),
      ]),
    ),
  );
  const known = new Map(inBody.flatMap((one) => one.figures.map((figure) => [keyOf(figure), one] as const)));
  const inFields = fieldsOf(article).flatMap(({ path, text }) =>
    stated(lineOf(path), String(path[0]), text, (_, figures) => {
      const same = figures.map((figure) => known.get(keyOf(figure))).filter((one) => one !== undefined);
      return [namedIn(text, sources, []), same.length === figures.length ? union(same) : NOTHING];
    }),
  );
  return [...inFields, ...inBody];
}

/** The sentences of a text that state figures, each with the first origin that is known. */
function stated(
  line: number,
  field: string,
  text: string,
  origins: (sentence: string, figures: readonly string[]) => Found[],
): Statement[] {
  return sentencesOf(text).flatMap((sentence) => {
    const figures = figuresIn(sentence);
    if (figures.length === 0) return [];
    const own = FOR_EXAMPLE.test(sentence) ? [AN_EXAMPLE] : origins(sentence, figures);
    return [{ line, field, sentence, figures, ...(own.find(isKnown) ?? NOTHING) }];
  });
}

/** Tells if a sentence says that its numbers are made up. */
export function isMadeUp(sentence: string): boolean {
  return EXAMPLE.test(sentence) || FOR_EXAMPLE.test(sentence);
}

/** Every figure of an article has a source that the text names, or is said to be an example. */
export function checkFigures(text: Text): Problem[] {
  const draft = text.isDraft ? { severity: 'warning' as const } : {};
  return text.statements
    .filter(({ origin }) => origin === undefined)
    .map(({ line, field, figures }) => ({
      line,
      field,
      message: `« ${figures.join(' », « ')} » sans source : citez une loi, mettez une note, ou nommez une source (sources.named) ; sinon, dites « fictif »`,
      ...draft,
    }));
}

/** Origin of the figures of a text, as it says. */
type Found = Pick<Statement, 'sources' | 'origin'>;

const NOTHING: Found = { sources: [], origin: undefined };
const AN_EXAMPLE: Found = { sources: [], origin: 'example' };

/** A source as texts name it. */
interface NamedSource {
  /** In small letters, with straight apostrophes. */
  readonly names: readonly string[];
  readonly isLaw: boolean;
}

function namedSources({ sources }: ArticleData): NamedSource[] {
  return sources.map(({ title, publisher, named = [] }) => ({
    names: [...named, publisher.split(',')[0] ?? ''].map(plainWords),
    isLaw: IS_LAW.test(title),
  }));
}

function plainWords(words: string): string {
  return words.toLowerCase().replaceAll('’', "'");
}

function namedIn(words: string, sources: readonly NamedSource[], notes: readonly string[]): Found {
  const plain = plainWords(words);
  const isLegal = LAW.test(words);
  const found = sources.flatMap(({ names, isLaw }, place) =>
    (isLegal && isLaw) || names.some((name) => plain.includes(name)) ? [place] : [],
  );
  if (EXAMPLE.test(words)) return { sources: found, origin: 'example' };
  if (COMPANY.test(words)) return { sources: found, origin: 'company' };
  return { sources: found, origin: isLegal || found.length > 0 || notes.length > 0 ? 'source' : undefined };
}

function isKnown({ origin }: Found): boolean {
  return origin !== undefined;
}

function union(all: readonly Found[]): Found {
  const known = all.filter(isKnown);
  const best = known.find(({ origin }) => origin === 'source') ?? known[0];
  const sources = [...new Set(known.flatMap((one) => one.sources))].toSorted((one, other) => one - other);
  return best === undefined ? NOTHING : { sources, origin: best.origin };
}

/** The same figure with any space. */
function keyOf(figure: string): string {
  return figure.replaceAll(/[\s\u00A0\u202F]/g, '');
}
