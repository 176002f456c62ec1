import type { z } from 'zod';
import { THEMES } from '#schemas/content/themes.ts';

/** Fields of a page before anybody has written them. */
const EMPTY = { description: '', theme: THEMES[0], answer: '', sources: [] } as const;

const DAYS: ReadonlySet<string> = new Set(['date', 'updated', 'issued']);

/**
 * Completes fields that do not hold, so that a page can be drawn: each good one stays, any other is empty, and a day is
 * `today`. For a draft, which may lack all but its title, and for a text with errors in development.
 */
export function completeFields<Schema extends z.ZodObject>(
  schema: Schema,
  values: object,
  today: string,
): z.infer<Schema> {
  const fields = Object.entries(schema.shape).map(([name, field]: [string, z.ZodType]) => {
    const typed: unknown = Reflect.get(values, name);
    const { success, data } = field.safeParse(typed);
    const empty = field.safeParse(undefined).data ?? Reflect.get(EMPTY, name);
    const value = success ? data : name === 'title' ? typed : empty;
    return [name, value ?? (DAYS.has(name) ? today : undefined)] as const;
  });
  return Object.fromEntries(fields) as z.infer<Schema>; // every field of the schema
}
