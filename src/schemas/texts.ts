import * as z from 'zod/mini';

/** Object of texts, one for each key; other properties are left out. */
export function textsSchema<const Key extends string>(...keys: readonly Key[]) {
  const shape = Object.fromEntries(keys.map((key) => [key, z.string()]));
  return z.object(shape as Record<Key, z.ZodMiniString>); // an entry for each key
}

/** Tree of texts, whose keys are those of the messages that the build wrote it from. */
export function textTreeSchema<Tree extends object>() {
  return z.custom<Tree>(isTextTree);
}

function isTextTree(value: unknown): boolean {
  return typeof value === 'string' || (value instanceof Object && Object.values(value).every(isTextTree));
}
