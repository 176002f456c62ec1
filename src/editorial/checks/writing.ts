import type { Locale } from '#locales.ts';
import type { Problem } from '../problem.ts';
import FORBIDDEN from './forbidden-words.json' with { type: 'json' };
import type { Text } from './text.ts';

/** A fault that typesetting cannot correct, because only the writer knows what was meant. */
interface Fault {
  readonly sign: RegExp;
  readonly fix: string;
}

const EVERYWHERE: readonly Fault[] = [
  { sign: / {2}/, fix: 'une seule espace suffit' },
  { sign: /\p{Emoji_Presentation}|\uFE0F/u, fix: 'pas d’émoji : écrivez le mot' },
  { sign: / [,.](?<=\p{Letter}..)(?=\s|$)/u, fix: 'pas d’espace avant une virgule ou un point' },
  { sign: /[,;](?=\p{Letter}{2})/u, fix: 'une espace après la virgule ou le point-virgule' },
  { sign: /([!?,;'’])\1|\.{4}/, fix: 'un seul signe suffit, trois points au plus' },
  { sign: /etc(?: ?…|\.{2})(?<=\P{L}etc.*)/u, fix: '« etc. » s’écrit avec un seul point' },
  { sign: /\( | \)/, fix: 'pas d’espace à l’intérieur des parenthèses' },
  { sign: /\.(?<=\p{Lowercase}{2}.)\p{Uppercase}\p{Lowercase}/u, fix: 'une espace après le point' },
];

const FAULTS: Readonly<Record<Locale, readonly Fault[]>> = {
  fr: [
    ...EVERYWHERE,
    { sign: /["“”‹›]|<<|>>|['‘](?<=(?:^|[\s(]).)\p{Letter}/u, fix: 'les guillemets français : « mot »' },
    { sign: /[;!?](?<=[\p{Letter}\p{Number})»].)(?=[\s)»]|$)/u, fix: 'une espace avant ; ! et ?' },
    // not the end of :smile:, which is refused by its name
    {
      sign: /:(?<=[\p{L}\p{N})»].)(?<!:[a-z_]+:|\(mailto:)(?=\s|$|\p{L}{2})/u,
      fix: 'une espace autour des deux-points',
    },
    {
      sign: /\d(?:[.,]\d{3}(?=[ \u00A0\u202F]?(?:€|euros|marchés|offres))|,\d{3},\d{3})/,
      fix: 'les milliers se séparent d’une espace. Exemple : 12 000',
    },
    { sign: /\d\.\d{1,2}(?=[ \u00A0\u202F]?[%€])/, fix: 'une virgule devant les décimales. Exemple : 4,5 %' },
    { sign: /[%€](?<=\d.)/, fix: 'une espace entre le nombre et % ou €. Exemple : 82 %' },
    { sign: /[€$]\s?\d/, fix: 'l’unité après le nombre. Exemple : 60 000 €' },
    { sign: /(?:[èé]me|ieme)s?(?<=\d\p{Letter}+)/u, fix: 'l’abréviation est 2e, 3e' },
    { sign: /['’] (?<=\p{Letter}..)(?=\p{Letter})/u, fix: 'pas d’espace après l’apostrophe' },
    { sign: / --? /, fix: 'un tiret isolé se remplace par une virgule, des parenthèses ou deux points' },
    { sign: / : (?=[^.!?;:()«»]* : )/, fix: 'un seul « : » par phrase : coupez-la en deux' },
    { sign: /[Oo]e(?:uvre|(?:il|ufs?)(?!\p{L}))|[CVNScvns]oe(?:ur|ux?|ud)/u, fix: 'le e est dans l’o : œ' },
    {
      // « A » that begins a sentence, before one of these
      sign: /A (?<=(?:^|[.!?…«][\s\u00A0\u202F]+|:[\s\u00A0]+)A )(?:partir|la|l[’']|ce|cet|cette|ces|chaque|défaut|noter|savoir|retenir|leur|son|sa|propos|compter|condition|titre|quel|quelle|vous|nous|lire|faire|éviter|vérifier)(?!\p{Letter})/mu,
      fix: 'l’accent se met aussi sur les capitales : À',
    },
    {
      sign: /E(?<![\p{L}\p{N}]E)(?:TAT|cart|change|chantillon|chéance|col|conomi|crire|crivez|diteur|dition|galement|galité|lection|lectroniqu|lément|ligibl|liminer|mettr|mission|nergi|nonc|norm|preuv|quilibr|quip(?:ement)?|tabl(?:ir|issement)|tant|tap|tat|tendre|thiqu|tranger|té|tr|tud(?:ier)?|valuer|vénement|ventuel|viter|volution|voluer)(?:er?)?s?(?!\p{L})/u,
      fix: 'l’accent se met aussi sur les capitales : É',
    },
    { sign: /Ca(?<![\p{Letter}\p{Number}]Ca)(?= \p{Lowercase})/u, fix: 'l’accent se met aussi : Ça' },
  ],
  en: [
    ...EVERYWHERE,
    { sign: /[«»]/, fix: 'guillemets anglais dans un texte anglais : "word"' },
    { sign: /[ \u00A0\u202F][:;!?](?<=\p{Letter}..)(?=\s|$)/u, fix: 'pas d’espace avant : ; ! ? en anglais' },
    { sign: / %(?<=\d..)/, fix: 'pas d’espace avant % en anglais. Exemple : 82%' },
  ],
};

/** The typography that a writer must get right; spaces and apostrophes are mended when the page is built. */
export function checkTypography({ passages, body, locale }: Text): Problem[] {
  const open = body.blocks
    .map(({ parts }) => ({ parts, words: parts.map(({ text }) => text).join('') }))
    .filter(({ words }) => words.split('«').length !== words.split('»').length)
    .map(({ parts: [first] }) => {
      const message = 'typographie : un guillemet est ouvert et jamais fermé, ou l’inverse';
      return { line: first?.line ?? 1, field: 'corps', message, severity: 'warning' as const };
    });
  const wrong = passages.flatMap(({ line, field, text }) => {
    const faults = FAULTS[locale].flatMap(({ sign, fix }) => {
      const index = text.search(sign);
      return index === -1 ? [] : [`« ${around(text, index)} » : ${fix}`];
    });
    return faults.map((fault) => ({ line, field, message: `typographie, ${fault}` }));
  });
  return [...wrong, ...open];
}

/** The words around a fault, to find it in its line. */
function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 12), index + 16).trim();
}

/** Words that the site does not use, and what to do instead. */
interface Rule {
  /** Matched whole, in lower case; a star stands for any ending. */
  readonly words: readonly string[];
  /** Reason and remedy, in French: the editor's language for both sites. */
  readonly reason: string;
  /** An ordinary word, which is right in another sense: said, and stops nothing. */
  readonly isNotice?: boolean;
  /** A pattern of the words just before, after which it may stand: a denial says the opposite. */
  readonly unless?: string;
}

/** The rules of each language, with their patterns. */
const RULES = { fr: FORBIDDEN.fr.map(withPatterns), en: FORBIDDEN.en.map(withPatterns) } as const;

function withPatterns({ words, unless, ...rest }: Rule) {
  const before = unless === undefined ? undefined : new RegExp(unless);
  const ends = words.map((word) => word.replace('*', String.raw`\p{Letter}*`)).join('|');
  // whole, in lower case, with the curly apostrophe
  const pattern = new RegExp(
    String.raw`(?<![\p{Letter}\p{Number}-])(?:${ends})(?![\p{Letter}\p{Number}])`,
    'gu',
  );
  return { ...rest, pattern, unless: before };
}

/** No word that the art direction keeps out: plain, exact, short, never a promised win. */
export function checkWords({ passages, locale }: Text): Problem[] {
  return passages.flatMap(({ text, ...place }) =>
    refusedWords(text, locale).map((refused) => ({ ...place, ...refused })),
  );
}

/** Finds the words of a sentence or a paragraph that the site does not use, each with what to write instead. */
export function refusedWords(text: string, locale: Locale): Pick<Problem, 'message' | 'severity'>[] {
  const plain = text
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/[\u00A0\u202F]/g, ' ');
  return RULES[locale].flatMap(({ pattern, unless, reason, isNotice }) =>
    [...plain.matchAll(pattern)]
      .filter(({ index }) => unless?.test(plain.slice(0, index)) !== true)
      .map(([word]) =>
        isNotice === true
          ? { message: `« ${word} » : ${reason}`, severity: 'warning' as const }
          : { message: `« ${word} » n’est pas admis ; ${reason}` },
      ),
  );
}
