import * as z from 'zod/mini';

const IndexedPageSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Other words by which it is found. */
  headings: z.string(),
  /** Its language, where that is not the one of the index. */
  lang: z.optional(z.string()),
});

/** Contents of `/search.<locale>.json`. */
export const SearchIndexSchema = z.array(IndexedPageSchema);

export type IndexedPage = z.infer<typeof IndexedPageSchema>;
