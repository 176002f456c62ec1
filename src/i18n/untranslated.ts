import { PARTIAL_LOCALES } from '../locales.ts';
import { mapStrings, UNTRANSLATED_MARK } from './typography.ts';

/** Words of another language that stand in for those that are not translated: marked, for no page may show them. */
function standIn<Value>(value: Value): Value {
  return mapStrings(value, (text) => UNTRANSLATED_MARK + text);
}

/** The messages of a language that is being translated: where it lacks one, the English one, marked. */
export function completeMessages<Tree>(english: Tree, own: unknown): Tree {
  return complete(english, own) as Tree; // has every key of the English tree
}

function complete(english: unknown, own: unknown): unknown {
  if (own === undefined) return standIn(english);
  if (!(english instanceof Object) || Array.isArray(english) || !(own instanceof Object)) return own;
  const entries = Object.entries(english).map(([key, value]) => [
    key,
    complete(value, Reflect.get(own, key)),
  ]);
  return Object.fromEntries(entries);
}

/** What a data file says in French and English, and not yet in another language of the site: in English there, marked. */
export function completeWordings<Data>(data: Data): Data {
  return (PARTIAL_LOCALES.length === 0 ? data : completed(data)) as Data; // adds what its schema says is there
}

function completed(value: unknown): unknown {
  if (!(value instanceof Object)) return value;
  if (Array.isArray(value)) return value.map(completed);
  const own = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, completed(inner)]));
  if (!('fr' in own && 'en' in own)) return own;
  const others = PARTIAL_LOCALES.map((locale) => [locale, complete(own['en'], own[locale])] as const);
  return { ...own, ...Object.fromEntries(others) };
}

/** The words of a built text that stand in for words of its own language, the first few. */
export function untranslatedIn(text: string): string[] {
  const found = text.match(new RegExp(`${UNTRANSLATED_MARK}[^<"]{0,60}`, 'g')) ?? [];
  return [...new Set(found.map((words) => words.slice(1)))];
}
