import type { z } from 'zod';

/** Raised when a variable has a wrong value; the message has one sentence per variable and shows no value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Parses environment variables, taking an empty one for absent, or throws an EnvironmentError. */
export function parseVariables<Output>(schema: z.ZodType<Output>, source: NodeJS.ProcessEnv): Output {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  // A value may be a secret, so the message has only the name and the rule.
  const sentences = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  throw new EnvironmentError([...new Set(sentences)].join('\n'));
}
