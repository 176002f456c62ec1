import * as z from 'zod/mini';
import { OPTIONAL_CATEGORIES } from './consent.ts';
import { textsSchema } from './texts.ts';

const CATEGORIES = ['necessary', ...OPTIONAL_CATEGORIES] as const;

/** Texts of the consent dialog in one language, `/consent.<locale>.json`. */
export const ConsentTextsSchema = z.object({
  ...textsSchema('title', 'intro', 'signal', 'none', 'chosen', 'close', 'cancel', 'save', 'saved').shape,
  tabs: textsSchema('label', 'cookies', 'policy'),
  categories: z.record(z.enum(CATEGORIES), textsSchema('label', 'text')),
  proof: textsSchema('id', 'policy'),
  policy: z.object({
    ...textsSchema(
      'purposes',
      'tools',
      'noTools',
      'duration',
      'durationText',
      'withdrawal',
      'withdrawalText',
      'more',
    ).shape,
    details: textsSchema(...CATEGORIES),
  }),
  tools: z.array(z.string()),
  section: z.string(),
  fallback: textsSchema('title', 'text', 'retry', 'reload', 'support', 'email'),
});

export type ConsentTexts = z.infer<typeof ConsentTextsSchema>;
