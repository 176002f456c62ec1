import type { Locale } from '#locales.ts';
import {
  CLAIMS,
  CURRENCY,
  OFFER,
  OWNER,
  PEOPLE,
  PLANS,
  PROCESSORS,
  RETENTION,
  SITE,
  type Processor,
  type OwnerField,
  type Plan,
} from '#site.ts';
import { factWords as englishWords, requestFields as englishFields } from './messages/common/en.ts';
import { factWords as frenchWords, requestFields as frenchFields } from './messages/common/fr.ts';
import { mapStrings, typeset } from './typography.ts';
import { formatList, formatMoney, formatNumber } from './format.ts';

/** Tree of facts; its leaves are named by dotted paths, e.g. `offer.trialDays`. `null` is not given yet. */
interface Facts {
  readonly [name: string]: string | number | null | Facts;
}

const WORDS = { fr: frenchWords, en: englishWords } as const satisfies Record<Locale, object>;
const REQUEST_FIELDS = { fr: frenchFields, en: englishFields } as const satisfies Record<Locale, object>;

const OWNER_FIELDS = Object.keys(OWNER).filter((key): key is OwnerField => key in OWNER);

function collectFacts(locale: Locale): Facts {
  const words = WORDS[locale];
  return {
    product: SITE.product,
    assistant: SITE.assistant,
    domain: SITE.domain,
    email: SITE.emails,
    claim: Object.fromEntries(CLAIMS.map(({ id, figure }) => [id, formatNumber(figure.value, locale)])),
    offer: {
      ...OFFER,
      setupFee: formatMoney(OFFER.setupFee, CURRENCY, locale),
      replyHours: OFFER.replyHours?.[locale] ?? words.workingDays,
    },
    plan: Object.fromEntries(PLANS.map((plan) => [plan.id, planFacts(plan, locale)])),
    plans: allPlans(locale),
    lead: { fields: Object.values(REQUEST_FIELDS[locale]).join(', ') },
    retention: RETENTION,
    processors: { leads: processors('leads', locale), newsletter: processors('newsletter', locale) },
    owner: {
      ...Object.fromEntries(OWNER_FIELDS.map((field) => [field, OWNER[field]])),
      pending: OWNER_FIELDS.every((field) => OWNER[field] !== null) ? null : words.pendingOwner,
    },
  };
}

function processors(received: Processor['receives'][number], locale: Locale): string | null {
  const names = PROCESSORS.filter(({ receives }) => receives.includes(received)).map(
    ({ wording }) => wording[locale],
  );
  return names.length === 0 ? null : formatList(names, locale);
}

/** Facts by language, collected once: every message and every text of a build reads them. */
const cache = new Map<Locale, Facts>();

/** Returns the facts of `site.ts` as messages and Markdown name them: `{{product}}`, `{{offer.trialDays}}`. */
export function facts(locale: Locale): Facts {
  const known = cache.get(locale) ?? collectFacts(locale);
  cache.set(locale, known);
  return known;
}

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Replaces each `{{fact}}` of a text; throws on an unknown one or one not given, which would be shown as typed. */
export function fillFacts(text: string, locale: Locale): string {
  if (!text.includes('{{')) return text;
  const known = facts(locale);
  return text.replace(PLACEHOLDER, (whole, path: string) => {
    const value = factAt(known, path);
    if (value === undefined) throw new RangeError(`Unknown fact ${whole}.`);
    if (value === null) throw new RangeError(`Fact not given: ${whole}.`);
    return value;
  });
}

/** Fills the facts of a text if all are given; any other text stays as typed, for the checks to refuse. */
export function fillKnown(text: string, locale: Locale): string {
  const isFillable = unknownFact(text, locale) === undefined && !namesMissingFact(text, locale);
  return isFillable ? fillFacts(text, locale) : text;
}

export function namesMissingFact(text: string, locale: Locale): boolean {
  const known = facts(locale);
  return [...text.matchAll(PLACEHOLDER)].some(([, path = '']) => factAt(known, path) === null);
}

/** The first unknown `{{fact}}` or unclosed brace of a text, or `undefined`. */
export function unknownFact(text: string, locale: Locale): string | undefined {
  if (!/\{\{|\}\}/.test(text)) return undefined;
  const known = facts(locale);
  const unknown = [...text.matchAll(PLACEHOLDER)].find(([, path = '']) => factAt(known, path) === undefined);
  return unknown?.[0] ?? /\{\{[^\s{}]*\}?|[^\s{}]*\}\}/.exec(text.replace(PLACEHOLDER, ''))?.[0];
}

/** Dotted names of every fact, for error messages to editors. */
export function factNames(tree: Facts = facts('fr'), prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? factNames(value, `${prefix}${name}.`) : [prefix + name],
  );
}

/** Returns a fact as text, `null` when it is not given, or `undefined` if missing of that name. */
function factAt(known: Facts, path: string): string | null | undefined {
  const value = path
    .split('.')
    .reduce<Facts[string] | undefined>(
      (tree, name) =>
        tree !== null && typeof tree === 'object' && Object.hasOwn(tree, name) ? tree[name] : undefined,
      known,
    );
  if (value === null) return null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Owner's values that are still missing, the people who answer among them. */
export function missingOwnerFields(): (OwnerField | 'PEOPLE')[] {
  const fields = OWNER_FIELDS.filter((field) => OWNER[field] === null);
  return PEOPLE.length === 0 ? [...fields, 'PEOPLE'] : fields;
}

/** Plan's facts; one on quote has no `price`, one without limits has no `alerts` or `sectors`. */
function planFacts({ name, monthlyPrice, limits }: Plan, locale: Locale): Facts {
  return {
    name,
    ...(monthlyPrice === null ? {} : { price: formatMoney(monthlyPrice, CURRENCY, locale) }),
    ...(limits === null ? {} : limits),
  };
}

/** Facts about all plans at once, so that no sentence counts them: those with a price, and those on quote. */
function allPlans(locale: Locale): Facts {
  const priced = PLANS.flatMap(({ name, monthlyPrice }) =>
    monthlyPrice === null ? [] : [{ name, price: formatMoney(monthlyPrice, CURRENCY, locale) }],
  );
  const onQuote = PLANS.filter(({ monthlyPrice }) => monthlyPrice === null).map(({ name }) => name);
  return {
    names: formatList(
      PLANS.map(({ name }) => name),
      locale,
    ),
    // A group that has no plan is no fact: a sentence about it is refused, since it would say nothing.
    ...(priced.length > 0 && {
      priced: formatList(
        priced.map(({ name }) => name),
        locale,
      ),
      prices: priced.map(({ name, price }) => `${name} ${price}`).join(', '),
    }),
    ...(onQuote.length > 0 && { onQuote: formatList(onQuote, locale) }),
  };
}

/** Returns the person who answers visitors, in a language; `undefined` while the owner has named nobody. */
export function answeringPerson(locale: Locale) {
  const [first] = PEOPLE;
  return first && { ...first, role: first.role[locale] };
}

/** Fills the facts of every string in a tree of values and sets it in its language's typography; addresses stay. */
export function typesetStrings<Value>(value: Value, locale: Locale): Value {
  return mapStrings(value, (text) =>
    text.startsWith('https://') ? text : typeset(fillFacts(text, locale), locale),
  );
}
