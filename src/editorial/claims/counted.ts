import { offerOf, toChoice } from '../../competition/asked.ts';
import { keyOf } from '../../competition/counting/choice.ts';
import { cellOrCount } from '../../competition/look-up.ts';
import { readCompetition, type Source } from '../../competition/read.ts';
import type { Locale } from '../../locales.ts';
import { EXPLORER_PARAMETERS, href } from '../../routes.ts';
import type { Cell, Choice } from '../../schemas/competition/figures.ts';
import { MINIMUM } from '../../schemas/competition/limits.ts';
import { FEATURES } from '../../site.ts';
import type { Text } from '../checks/text.ts';
import type { Problem } from '../problem.ts';
import { figuresIn, sentencesOf } from './figures.ts';
import { isMadeUp } from './statements.ts';

/** What our figures count, after a number: other figures are somebody else's. */
const COUNTED =
  /^([\d \u00A0\u202F.,]+?)[ \u00A0\u202F]?(?:%|marchés?|offres?|contrats?|consultations?|procedures?|contracts?|bids?)$/u;

/** The numbers that texts may state of any source: the least consultations, and the interval's level. */
const CONSTANTS = [MINIMUM, 95];

/**
 * What a text states of the public figures, held against these as they are now: an article that names one of their
 * sources, and an edition that leads to the explorer. A link to the explorer must ask for a choice that is known.
 */
export function checkCounted(text: Text): Problem[] {
  if (!FEATURES.figures) return [];
  const sources = readCompetition();
  const links = text.body.links.flatMap(({ line, url }) => {
    const asked = askedBy(url, text.locale);
    return asked === undefined ? [] : [{ line, url, asked }];
  });
  const wrong = links.flatMap(({ line, url, asked }) =>
    choiceOf(asked, sources) === undefined
      ? [
          {
            line,
            field: 'liens',
            message: `${url} : les chiffres n’ont pas ce choix ; demandez-en un que la page propose`,
          },
        ]
      : [],
  );
  const stated = statedIn(text, sources, links.length > 0);
  if (stated.length === 0) return wrong;
  const known = numbersOf(
    sources,
    links.flatMap(({ asked }) => choiceOf(asked, sources) ?? []),
  );
  return [
    ...wrong,
    ...stated.flatMap(({ line, field, figures }) => {
      const gone = figures.filter((figure) => {
        const number = numberIn(figure, text.locale);
        return number !== undefined && !known.has(number);
      });
      return gone.length === 0
        ? []
        : [
            {
              line,
              field,
              message: `« ${gone.join(' », « ')} » n’est plus dans les chiffres de content/competition : relisez-les sur la page, et corrigez la phrase`,
            },
          ];
    }),
  ];
}

/** The sentences that state our figures, with their lines. */
function statedIn({ article, letter, statements, body }: Text, sources: readonly Source[], leads: boolean) {
  const addresses = new Set(sources.map(({ figures }) => figures.source.address));
  if (article !== undefined) {
    const ours = new Set(article.sources.flatMap(({ url }, place) => (addresses.has(url) ? [place] : [])));
    return statements.filter(
      ({ sources: own, origin }) => origin === 'source' && own.some((place) => ours.has(place)),
    );
  }
  if (letter === undefined || !leads) return [];
  return body.blocks.flatMap(({ parts }) =>
    parts
      .flatMap(({ line, text }) => sentencesOf(text).map((sentence) => ({ line, field: 'corps', sentence })))
      .filter(({ sentence }) => !isMadeUp(sentence))
      .map((one) => ({ ...one, figures: figuresIn(one.sentence) })),
  );
}

/** The question of a link to the explorer, by its parts; nothing for any other link. */
function askedBy(url: string, locale: Locale) {
  const { pathname, searchParams } = new URL(url, 'https://site.invalid');
  if (pathname !== href('howMany', locale)) return undefined;
  const names = EXPLORER_PARAMETERS[locale];
  const value = (part: keyof typeof names) => searchParams.get(names[part]) ?? '';
  return {
    what: value('what'),
    amount: value('amount'),
    procedure: value('procedure'),
    where: value('where'),
  };
}

/** The source and the choice that a question asks for; nothing where the figures have no such choice. */
function choiceOf(asked: NonNullable<ReturnType<typeof askedBy>>, sources: readonly Source[]) {
  const { source: id, choice } = toChoice(asked);
  const source = id === '' ? sources[0] : sources.find(({ figures }) => figures.source.id === id);
  if (source === undefined) return undefined;
  const isOffered = choice.cpv === undefined || offerOf(source.figures).cpv.includes(choice.cpv);
  return isOffered && cellOrCount(source.figures, choice) !== undefined ? [{ source, choice }] : undefined;
}

/** Every number that may be said of the sources as a whole, and of the choices that a text leads to. */
function numbersOf(
  sources: readonly Source[],
  asked: readonly { source: Source; choice: Choice }[],
): Set<number> {
  const reports = sources.flatMap(({ figures: { report, read, cells } }) => [
    report.rows,
    report.contracts,
    report.counted,
    report.consultations,
    report.withoutCompetition,
    ...report.leftOut.map(({ count }) => count),
    report.twoNumbers.merged,
    report.twoNumbers.doubtful,
    ...report.unknown.map(({ count }) => count),
    ...read.flatMap(({ cpv, others }) => {
      const out = others.reduce((sum, { count }) => sum + count, 0);
      const kept = cells[keyOf({ cpv })]?.contracts ?? 0;
      return [...others.map(({ count }) => count), out, kept, kept + out];
    }),
  ]);
  const wholes = sources.flatMap(({ figures }) => figures.cells[keyOf({})] ?? []);
  const readCells = sources.flatMap(({ figures: { read, cells } }) =>
    read.flatMap(({ cpv }) => cells[keyOf({ cpv })] ?? []),
  );
  const own = asked.flatMap(({ source, choice }) => source.figures.cells[keyOf(choice)] ?? []);
  return new Set([...CONSTANTS, ...reports, ...[...wholes, ...readCells, ...own].flatMap(numbersIn)]);
}

/** What a sentence may say of a cell: its counts, and its shares in percent with one decimal or none. */
function numbersIn({
  contracts,
  consultations,
  quartiles,
  within,
  offers,
  single,
  success,
  oneMore,
  received,
}: Cell): number[] {
  const upTo = offers.map((_, place) => offers.slice(0, place + 1).reduce((sum, count) => sum + count, 0));
  const shares = [
    within.share,
    single.share,
    single.low,
    single.high,
    success,
    oneMore,
    ...upTo.map((count) => count / contracts),
  ];
  const counts = [contracts, consultations, received, ...quartiles, within.count, single.count, ...upTo];
  return [...counts, ...shares.flatMap((share) => [Math.round(1000 * share) / 10, Math.round(100 * share)])];
}

/** The number of a figure that counts what ours count; nothing for any other. */
function numberIn(figure: string, locale: Locale): number | undefined {
  const [, digits] = COUNTED.exec(figure) ?? [];
  if (digits === undefined) return undefined;
  const bare = digits.replaceAll(/[ \u00A0\u202F]/g, '');
  return Number(locale === 'fr' ? bare.replace(',', '.') : bare.replaceAll(',', ''));
}
