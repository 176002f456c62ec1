/** Changes every text in a tree of values; the rest stays as it is. */
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

/** A text in a tree of values, with the path that leads to it. */
export interface PlacedString {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** Every text in a tree of values, in order. */
export function stringsOf(value: unknown, path: readonly PropertyKey[] = []): PlacedString[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsOf(item, [...path, index]));
  if (value instanceof Object)
    return Object.entries(value).flatMap(([key, item]) => stringsOf(item, [...path, key]));
  return [];
}
