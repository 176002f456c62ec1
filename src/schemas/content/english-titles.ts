import { z } from 'zod';

/** Titles and one line each, in English, of articles that exist in French only, by the name of their file. */
export const EnglishTitlesSchema = z.strictObject({
  articles: z.record(
    z.string(),
    z.strictObject({ title: z.string().min(10).max(80), text: z.string().min(20).max(120) }),
  ),
});
