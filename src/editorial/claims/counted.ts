import { globSync, readFileSync } from 'node:fs';
import { offerOf, PARTS, toChoice } from '#competition/asked.ts';
import { knownOf, unknownIn, type Known } from '#competition/known-figures.ts';
import { cellOrCount } from '#competition/look-up.ts';
import { readCompetition, type Source } from '#competition/read.ts';
import { messages } from '#i18n/messages/index.ts';
import { listStrings } from '#i18n/typography.ts';
import { LOCALES, type Locale } from '#locales.ts';
import { EXPLORER_PARAMETERS, href } from '#routes.ts';
import type { Claims } from '#schemas/content/claims.ts';
import type { Text } from '../checks/text.ts';
import type { Block } from '../markdown/body.ts';
import type { FileProblem, Problem } from '../problem.ts';
import { figuresIn, sentencesOf, type Statement } from './figures.ts';
import { covers } from './messages.ts';
import { isMadeUp } from './statements.ts';

/** The groups of messages that are about the public figures, and whose numbers are filled in by pages. */
const OURS = /^(?:competition|howMany|method|tools|home\.calculations)\./;

/** A sentence with its place, and the figures that it states in digits. */
type Said = Pick<Statement, 'line' | 'field' | 'sentence' | 'figures'>;

/**
 * Holds what a text states of the public figures, in digits or in words, against these as they are now: an article that
 * names one of their sources. A link to the explorer must ask for a choice that
 * is known.
 */
export function checkCounted(text: Text): Problem[] {
  const sources = readCompetition();
  const links = text.body.links
    .filter(({ url }) => new URL(url, 'https://site.invalid').pathname === href('howMany', text.locale))
    .map(({ line, url }) => ({ line, url, choices: choiceOf(url, text.locale, sources) }));
  const wrong = links
    .filter(({ choices }) => choices === undefined)
    .map(({ line, url }) => ({
      line,
      field: 'liens',
      message: `${url} : les chiffres n’ont pas ce choix ; demandez-en un que la page propose`,
    }));
  const known = knownOf(
    sources,
    links.flatMap(({ choices = [] }) => choices),
  );
  const stated = statedIn(text, sources);
  return [...wrong, ...stated.flatMap((said) => contradiction(said, known, text.locale))];
}

/**
 * The same of the site's own messages: those about the figures, and those whose source in `content/claims.yaml` is one of
 * ours. Each is named with its file and its line.
 */
export function checkCountedMessages({ entries }: Claims): FileProblem[] {
  const sources = readCompetition();
  const known = knownOf(sources, []);
  const addresses = addressesOf(sources);
  const cited = entries.filter(({ source }) => source !== undefined && addresses.has(source.url));
  return LOCALES.flatMap((locale) =>
    listStrings(messages[locale])
      .map(({ path, text }) => ({ key: path.join('.'), text }))
      .filter(({ key }) => OURS.test(key) || cited.some((entry) => covers(entry, key)))
      .flatMap(({ key, text }) =>
        sentencesOf(text)
          .map((sentence) => ({ line: 1, field: key, sentence, figures: figuresIn(sentence) }))
          .flatMap((said) => contradiction(said, known, locale))
          .map((problem) => ({ ...problem, ...placeOf(text, locale) })),
      ),
  );
}

/** The file and the line of a message. */
function placeOf(text: string, locale: Locale): { file: string; line: number } {
  const [start = ''] = text.split('{{');
  for (const file of globSync(`src/i18n/messages/*/${locale}.ts`)) {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((own) => start !== '' && own.includes(start));
    if (line >= 0) return { file, line: line + 1 };
  }
  return { file: 'content/claims.yaml', line: 1 };
}

/** Says what of a sentence is not in the figures. */
function contradiction({ line, field, sentence, figures }: Said, known: Known, locale: Locale): Problem[] {
  const gone = unknownIn(sentence, figures, known, locale);
  if (gone.length === 0) return [];
  const message = `« ${gone.join(' », « ')} » n’est plus dans les chiffres de content/competition : relisez-les sur la page, et corrigez la phrase (ou dites « par exemple »)`;
  return [{ line, field, message }];
}

function addressesOf(sources: readonly Source[]): ReadonlySet<string> {
  return new Set(sources.map(({ figures }) => figures.source.address));
}

/** The sentences that state our figures, with their lines; of an article, also those around them that state none in digits. */
function statedIn({ article, statements, body }: Text, sources: readonly Source[]): Said[] {
  if (article !== undefined) {
    const addresses = addressesOf(sources);
    const ours = new Set(article.sources.flatMap(({ url }, place) => (addresses.has(url) ? [place] : [])));
    const own = statements.filter(
      ({ sources: named, origin }) => origin === 'source' && named.some((place) => ours.has(place)),
    );
    const isOwn = ({ parts }: Block) => parts.some(({ line }) => own.some((one) => one.line === line));
    const sections = new Set(body.blocks.filter(isOwn).map(({ section }) => section));
    const around = body.blocks
      .filter(({ section }) => sections.has(section))
      .flatMap(({ parts }) =>
        parts.flatMap(({ line, text }) => sentencesOf(text).map((one) => [line, one] as const)),
      )
      .filter(([, one]) => !isMadeUp(one) && statements.every(({ sentence }) => sentence !== one))
      .map(([line, sentence]) => ({ line, field: 'corps', sentence, figures: [] }));
    return [...own, ...around];
  }
  return [];
}

/** The source and the choice that a link to the explorer asks for; nothing where the figures have no such choice. */
function choiceOf(url: string, locale: Locale, sources: readonly Source[]) {
  const { searchParams } = new URL(url, 'https://site.invalid');
  const [what = '', amount = '', procedure = '', where = ''] = PARTS.map(
    (part) => searchParams.get(EXPLORER_PARAMETERS[locale][part]) ?? '',
  );
  const { source: id, choice } = toChoice({ what, amount, procedure, where });
  const source = id === '' ? sources[0] : sources.find(({ figures }) => figures.source.id === id);
  if (source === undefined) return undefined;
  const isOffered = choice.cpv === undefined || offerOf(source.figures).cpv.includes(choice.cpv);
  return isOffered && cellOrCount(source.figures, choice) !== undefined ? [{ source, choice }] : undefined;
}
