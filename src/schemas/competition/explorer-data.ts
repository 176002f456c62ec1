import * as z from 'zod/mini';
import type { Locale } from '#locales.ts';
import { textsSchema } from '../texts.ts';
import { CellsSchema, TooFewSchema } from './cell.ts';

// Not LOCALES: a module shared with the script of every page would keep that script out of the page.
const LocaleSchema = z.enum(['fr', 'en'] as const satisfies readonly Locale[]);

const OptionSchema = z.tuple([z.string(), z.string()]);

/** Options under a label; an empty label is none. */
const OptionGroupSchema = z.object({ label: z.string(), options: z.array(OptionSchema) });

const SentencesSchema = z.object({
  expect: textsSchema('one', 'many'),
  within: textsSchema('range', 'exact'),
  single: textsSchema('none', 'rare', 'one', 'many', 'among', 'only'),
  drawing: textsSchema('whole', 'first', 'column', 'last'),
});

const ExplorerTextsSchema = z.object({
  say: SentencesSchema,
  legend: textsSchema('hundred', 'each'),
  key: textsSchema('single', 'within', 'exact', 'outside'),
  provenance: textsSchema('n', 'note', 'place', 'scope', 'source', 'decp', 'licence', 'computed'),
  answer: textsSchema('interval', 'only', 'oftenSingle', 'bid'),
  unknown: textsSchema('said', 'nearest'),
  tooFew: textsSchema('place', 'choice'),
  copy: textsSchema('sentence', 'done', 'failed'),
  csv: z.object({
    ...textsSchema('file', 'choice', 'contracts', 'consultations', 'first', 'median', 'third').shape,
    ...textsSchema('single', 'low', 'high', 'success', 'oneMore', 'offers', 'more', 'from', 'to').shape,
  }),
});

/** Figures of a source and the texts around them in one language, `/figures.<source>.<locale>.json`. */
export const ExplorerDataSchema = z.object({
  locale: LocaleSchema,
  texts: ExplorerTextsSchema,
  source: z.object({
    ...textsSchema('id', 'scope', 'licence', 'address').shape,
    computed: z.string(),
    /** Buyer of a source of one buyer alone; else empty. */
    only: z.string(),
    /** Department of a source of one place alone; else empty. */
    department: z.string(),
  }),
  trades: z.array(OptionGroupSchema),
  amounts: z.array(OptionSchema),
  procedures: z.array(OptionSchema),
  places: z.array(OptionGroupSchema),
  /** CPV codes whose contracts somebody read, each with the sentence on what is left out of it. */
  read: z.array(OptionSchema),
  cells: CellsSchema,
  tooFew: TooFewSchema,
});

export type ExplorerData = z.infer<typeof ExplorerDataSchema>;

export type Option = z.infer<typeof OptionSchema>;

export type OptionGroup = z.infer<typeof OptionGroupSchema>;
