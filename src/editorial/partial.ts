import { THEMES } from '#schemas/content/themes.ts';
import type { z } from 'zod';
import { COLLECTIONS, type CollectionName } from './collections.ts';

/** A page's fields before anybody has written them. */
const EMPTY = {
  description: '',
  theme: THEMES[0],
  answer: '',
  sources: [],
} as const;

/** The fields of the texts of a folder. */
type FieldsOf<Collection extends CollectionName> = z.infer<(typeof COLLECTIONS)[Collection]['schema']>;

/**
 * Completes fields that do not hold, so that a page can be drawn: each good one stays, any other is empty, and a day is
 * `today`. For a draft, which may lack all but its title, and for a text with errors in development.
 */
export function completeFields<Collection extends CollectionName>(
  collection: Collection,
  values: object,
  today: string,
): FieldsOf<Collection> {
  const entries = Object.entries(COLLECTIONS[collection].schema.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(Reflect.get(values, name));
    const empty = schema.safeParse(undefined).data ?? Reflect.get(EMPTY, name);
    const value = success ? data : name === 'title' ? Reflect.get(values, name) : empty;
    const isDay = name === 'date' || name === 'issued' || name === 'updated';
    return [[name, value ?? (isDay ? today : undefined)]];
  });
  return Object.fromEntries(entries) as FieldsOf<Collection>; // every field of the schema
}
