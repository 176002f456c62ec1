import { z } from 'zod';
import { DaySchema, IdSchema, WordingSchema, WordsSchema } from '../content/content-fields.ts';
import { CellsSchema, PeriodSchema, TooFewSchema } from './cell.ts';
import type { PROCEDURES } from './limits.ts';

/**
 * Version of the rules by which contracts are read and counted. Raise it when a rule changes: figures of two
 * versions are not comparable.
 */
export const RULES_VERSION = 3;

export const REASONS = [
  'unreadable',
  'no-identifier',
  'no-date',
  'later-than-extract',
  'no-count',
  'ambiguous-count',
  'count-out-of-range',
] as const;

const count = z.int().min(0);
const description = {
  id: IdSchema,
  title: WordingSchema,
  what: WordingSchema,
  scope: WordingSchema,
  place: WordingSchema,
  /** True of one buyer alone, which speaks for no other place. */
  only: z.boolean(),
  licence: WordsSchema,
  address: z.url({ protocol: /^https$/ }),
};

const ProvenanceSchema = z.strictObject({
  ...description,
  files: z
    .array(z.strictObject({ name: WordsSchema, bytes: count, sha256: z.string().length(64), rows: count }))
    .min(1),
  /** Source of a contract's department: the buyer (tabular edition) or the place of performance (JSON). */
  departments: z.array(z.enum(['buyer', 'place'])),
  /** Day of the extract; without it, no notification after the computation is believed. */
  extracted: DaySchema.optional(),
  /** Beginning that nearly all CPV codes of its contracts share: what it is about. */
  cpv: z.string().regex(/^\d{0,8}$/),
  computed: DaySchema,
  rules: z.int().min(1),
  period: PeriodSchema,
});

/** Value that was not understood, the contracts that have it, and the first of them (or its place in a file). */
const ExampleSchema = z.strictObject({ contract: z.string(), value: z.string(), count: z.int().min(1) });

const examples = z.array(ExampleSchema).max(10);

const pairs = z.array(z.strictObject({ contract: z.string(), value: z.string() })).max(3);

const ReportSchema = z.strictObject({
  rows: count,
  contracts: count,
  counted: count,
  consultations: count,
  withoutCompetition: count,
  leftOut: z.array(z.strictObject({ reason: z.enum(REASONS), count, examples })),
  /** Contracts that stood under two numbers and are one, and pairs that may be. */
  twoNumbers: z.strictObject({ merged: count, doubtful: count, examples: pairs }),
  /** Contracts that are counted, but in no cell of a choice that they lack. */
  unknown: z.array(
    z.strictObject({ part: z.enum(['procedure', 'amount', 'cpv', 'department']), count, examples }),
  ),
});

const ReadSchema = z.strictObject({
  cpv: z.string().regex(/^\d{2}$/),
  day: DaySchema,
  others: z.array(z.strictObject({ count, what: WordingSchema })),
});

export const FiguresSchema = z.strictObject({
  source: ProvenanceSchema,
  report: ReportSchema,
  read: z.array(ReadSchema),
  /** Amount bands, lower edge included and upper edge not, in euros before VAT; the last has no upper edge. */
  bands: z.array(z.strictObject({ from: count, to: count.nullable() })).min(1),
  cells: CellsSchema,
  tooFew: TooFewSchema,
});

export const IndexSchema = z.strictObject({ rules: z.int().min(1), sources: z.array(IdSchema) });

/** Contents of `content/open-data.yaml`: the files that may be imported. The first source whose pattern fits counts. */
export const OpenDataSchema = z.strictObject({
  sources: z.array(
    z.strictObject({
      ...description,
      files: z.array(WordsSchema).min(1),
      /** Day of the extract; without it, that of the computation. */
      extracted: DaySchema.optional(),
    }),
  ),
});

export type Procedure = (typeof PROCEDURES)[number];

export type Reason = (typeof REASONS)[number];

export type Example = z.infer<typeof ExampleSchema>;

/** Choice of contracts; the empty choice is all of a source. A contract that lacks a value has no part in a choice of it. */
export type Choice = Partial<{
  procedure: Procedure;
  band: number;
  /** CPV division (two digits) or group (three digits). */
  cpv: string;
  /** Department by INSEE code: that of the buyer or of the place, as the source says. */
  department: string;
  /** Region by INSEE code; never beside a department. */
  region: string;
}>;

export type Figures = z.infer<typeof FiguresSchema>;

export type OpenDataSource = z.infer<typeof OpenDataSchema>['sources'][number];
