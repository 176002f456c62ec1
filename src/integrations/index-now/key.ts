import { z } from 'zod';
import { parseVariables } from '../../http/variables.ts';

const KeySchema = z.object({
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
});

/** The key by which search engines know that we speak for the site (IndexNow), or an EnvironmentError. */
export function indexNowKey(source: NodeJS.ProcessEnv): string | undefined {
  return parseVariables(KeySchema, source).INDEXNOW_KEY;
}
