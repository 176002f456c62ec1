import { z } from 'zod';
import { DaySchema, IdSchema, WordingSchema, WordsSchema } from '../content-fields.ts';
import { MINIMUM, PROCEDURES } from './limits.ts';

/**
 * The version of the rules by which markets are read and counted. Raise it when a rule changes: figures of two
 * versions are not comparable.
 */
export const RULES_VERSION = 1;

/** The version of the protocol by which forecasts are checked afterwards. */
export const PROTOCOL_VERSION = 1;

/** Why a market has no part in the figures, in the order in which the reasons are looked for. */
export const REASONS = [
  'no-identifier',
  'no-date',
  'later-than-extract',
  'no-count',
  'ambiguous-count',
  'count-out-of-range',
] as const;

/** What a reader may choose; a market that lacks a value has no part in a choice of it. */
export const ChoiceSchema = z
  .strictObject({
    procedure: z.enum(PROCEDURES),
    /** Lower edge of an amount band, in euros before VAT. */
    band: z.int().min(0),
    /** CPV division (two digits) or group (three digits). */
    cpv: z.string().regex(/^\d{2}[1-9]?$/),
    /** Department by INSEE code: that of the buyer or of the place, as the source says. */
    department: z.string().regex(/^(?:\d{2}|2[AB]|9[78]\d)$/),
    /** Region by INSEE code; never beside a department. */
    region: z.string().regex(/^\d{2}$/),
  })
  .partial();

const count = z.int().min(0);
const share = z.number().min(0).max(1);
const period = z.strictObject({ from: DaySchema, to: DaySchema });

/** A share between the bounds of its 95 % interval. */
const estimate = z.strictObject({ share, low: share, high: share });

/** What the markets of one choice say. */
const CellSchema = z.strictObject({
  contracts: z.int().min(MINIMUM),
  /** First quartile, median and third quartile of the offers received, by nearest rank. */
  quartiles: z.tuple([count, count, count]),
  /** Markets that received 1, 2 … 9 offers, and 10 or more. */
  offers: z.array(count).length(10),
  /** Markets from the first quartile to the third, both included. */
  within: z.strictObject({ count, share }),
  /** Markets that received a single offer, with Wilson's interval. */
  single: z.strictObject({ count, ...estimate.shape }),
  period,
  /** Markets of the same choice placed without publicity or competition, which are in no other figure. */
  withoutCompetition: count.optional(),
});

const description = {
  id: IdSchema,
  title: WordingSchema,
  /** All that is bought in it, in the fewest words, as one choice among others. */
  what: WordingSchema,
  scope: WordingSchema,
  licence: WordsSchema,
  address: z.url({ protocol: /^https$/ }),
};

/** Where figures come from: what a reader needs to check them. */
const ProvenanceSchema = z.strictObject({
  ...description,
  files: z
    .array(z.strictObject({ name: WordsSchema, bytes: count, sha256: z.string().length(64), rows: count }))
    .min(1),
  /** Whose department a market has: its buyer's (tabular edition), or that of the work (JSON). */
  departments: z.array(z.enum(['buyer', 'place'])),
  /** No later notification is believed. */
  extracted: DaySchema,
  computed: DaySchema,
  rules: z.int().min(1),
  period,
});

/** What the import read, what it counted, and what it left out. */
const ReportSchema = z.strictObject({
  rows: count,
  markets: count,
  counted: count,
  withoutCompetition: count,
  leftOut: z.array(
    z.strictObject({
      reason: z.enum(REASONS),
      count,
      /** Up to three markets, each with the value that it was left out for. */
      examples: z.array(z.strictObject({ market: z.string(), value: z.string() })).max(3),
    }),
  ),
  /** Markets that are counted, but in no cell of a choice that they lack. */
  unknown: z.strictObject({ procedure: count, band: count, cpv: count, department: count }),
});

/** The figures of one source, `content/competition/<id>.json`. */
export const FiguresSchema = z.strictObject({
  source: ProvenanceSchema,
  report: ReportSchema,
  /** Amount bands, lower edge included and upper edge not, in euros before VAT; the last has no upper edge. */
  bands: z.array(z.strictObject({ from: count, to: count.nullable() })).min(1),
  /** Each choice that 30 markets or more make, by its key. */
  cells: z.record(z.string(), CellSchema),
  /** How many markets make a choice that too few make; those of a single market are left out. */
  tooFew: z.record(
    z.string(),
    z
      .int()
      .min(2)
      .max(MINIMUM - 1),
  ),
});

const skill = z.strictObject({ value: z.number(), low: z.number(), high: z.number() });

/** An interval of whole numbers of offers: the share of markets it was to hold, and the share it held. */
const CoverageSchema = z.strictObject({ announced: share, observed: estimate, count, width: z.number() });

/** How forecasts made before a date compare with what came after it, `content/competition/<id>.reliability.json`. */
export const ReliabilitySchema = z.strictObject({
  protocol: z.int().min(1),
  source: IdSchema,
  computed: DaySchema,
  /** Markets notified before this day are learnt from, the others are judged. */
  cut: DaySchema,
  learnt: count,
  judged: count,
  /** Groups drawn by the bootstrap (lots of one buyer on one day go together), how often, and from which seed. */
  bootstrap: z.strictObject({ groups: count, draws: count, seed: count }),
  /** Forecasts of the number of offers. CRPS is in offers, lower is better; skill is against the first forecast. */
  offers: z.array(
    z.strictObject({
      forecast: WordsSchema,
      quartiles: CoverageSchema,
      deciles: CoverageSchema,
      crps: z.number(),
      skill,
    }),
  ),
  /** Forecasts of a single offer. The Brier score is lower for better ones; skill is against the first forecast. */
  single: z.array(
    z.strictObject({
      forecast: WordsSchema,
      brier: z.number(),
      skill,
      /** Equal-count bins in ascending order of what was announced. */
      bins: z.array(z.strictObject({ n: count, announced: share, observed: estimate })),
    }),
  ),
  /** The forecasts whose skill is above zero over its whole interval, best first; empty when none is. */
  better: z.strictObject({ offers: z.array(WordsSchema), single: z.array(WordsSchema) }),
});

/** What `content/competition/index.json` lists: the sources in order. */
export const IndexSchema = z.strictObject({ rules: z.int().min(1), sources: z.array(IdSchema) });

/** What `content/open-data.yaml` says of the files that may be imported. The first source whose pattern fits counts. */
export const OpenDataSchema = z.strictObject({
  sources: z.array(
    z.strictObject({
      ...description,
      /** Names of files, with `*` and `?`. */
      files: z.array(WordsSchema).min(1),
      /** The day of the extract; without it, that of the computation. */
      extracted: DaySchema.optional(),
      /** The day that parts what is learnt from what is judged; without it, that of the market at three quarters. */
      cut: DaySchema.optional(),
    }),
  ),
});

/** A procedure with competition. */
export type Procedure = (typeof PROCEDURES)[number];

/** Why a market is left out. */
export type Reason = (typeof REASONS)[number];

/** A choice of markets; the empty choice is all of a source. */
export type Choice = z.infer<typeof ChoiceSchema>;

/** What the markets of one choice say. */
export type Cell = z.infer<typeof CellSchema>;

/** The figures of one source. */
export type Figures = z.infer<typeof FiguresSchema>;

/** How the forecasts of one source did. */
export type Reliability = z.infer<typeof ReliabilitySchema>;

/** What is said of a source before it is read. */
export type OpenDataSource = z.infer<typeof OpenDataSchema>['sources'][number];
