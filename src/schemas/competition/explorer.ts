import * as z from 'zod/mini';
import type { Locale } from '../../locales.ts';
import type { Messages } from '../../i18n/messages/index.ts';

const text = z.string().check(z.minLength(1));
const option = z.tuple([z.string(), text]);

/** The words of the explorer that a browser fills. */
export interface ExplorerTexts {
  readonly say: Messages['competition']['say'];
  readonly legend: Messages['competition']['legend'];
  readonly provenance: Messages['competition']['provenance'];
  readonly key: Messages['competition']['key'];
  readonly answer: Messages['howMany']['answer'];
  readonly unknown: Messages['howMany']['unknown'];
  readonly tooFew: Messages['howMany']['tooFew'];
  readonly copy: Messages['howMany']['copy'];
  readonly csv: Messages['howMany']['csv'];
}

/**
 * Contents of `/figures.<source>.<locale>.json`: what may be asked of a source, in words, and its figures in short (see
 * `competition/packed.ts`). The texts are written by the same build: their shape is not checked again.
 */
export const ExplorerDataSchema = z.object({
  /** Written by the same build. As a value, the list of languages would be a file that every page fetches, too. */
  locale: z.custom<Locale>((value) => typeof value === 'string'),
  texts: z.custom<ExplorerTexts>((texts) => texts instanceof Object && 'say' in texts),
  source: z.object({
    id: text,
    scope: text,
    licence: text,
    computed: text,
    address: text,
    department: z.string(),
  }),
  /** The codes of which somebody read the contracts, each with what is left out of it. */
  read: z.array(option),
  /** The options of the three controls that depend on the source, each with its name. */
  amounts: z.array(option),
  procedures: z.array(option),
  places: z.array(z.object({ label: z.string(), options: z.array(option) })),
  /** The day from which days are counted in `cells`. */
  start: z.iso.date(),
  cells: z.record(z.string(), z.array(z.int()).check(z.length(21))),
  tooFew: z.record(z.string(), z.tuple([z.int(), z.int()])),
});

/** The figures that the explorer loads for a source. */
export type ExplorerData = z.infer<typeof ExplorerDataSchema>;
