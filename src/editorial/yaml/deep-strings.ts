import { fillFacts } from '../../i18n/facts.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';

/** Changes every string in a tree of values; the rest stays as it is. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  return mapUnknown(value, change) as Value; // strings stay strings, and nothing else changes
}

function mapUnknown(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapUnknown(item, change));
  if (value instanceof Object)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapUnknown(item, change)]));
  return value;
}

/** Every string in a tree of values, in order, with the path that leads to it. */
export function listStrings(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { readonly path: readonly PropertyKey[]; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listStrings(item, [...path, index]));
  if (value instanceof Object)
    return Object.entries(value).flatMap(([key, item]) => listStrings(item, [...path, key]));
  return [];
}

/** Fills the facts of every string in a tree of values and sets it in its language's typography; addresses stay. */
export function typesetStrings<Value>(value: Value, locale: Locale): Value {
  return mapStrings(value, (text) =>
    text.startsWith('https://') ? text : typeset(fillFacts(text, locale), locale),
  );
}
