import * as z from 'zod/mini';
import { ConsoleTextsSchema } from './console-texts.ts';
import { QUALIFICATIONS, REFERENCES, REGIONS, SECTORS, STATUSES } from './profile.ts';

const count = z.int().check(z.gte(0));
const text = z.string().check(z.minLength(1));

/** Facts of a sample that scoring and filtering need: no text, so that they are the same in either language. */
const TenderFactsSchema = z.object({
  id: text,
  sector: z.enum(SECTORS),
  status: z.enum(STATUSES),
  budgetEurExVat: count,
  deadlineInDays: z.nullable(count),
  durationMonths: count,
  renewals: count,
  renewalMonths: count,
  lots: count,
  holders: count,
  onSite: z.boolean(),
  requires: z.object({
    references: z.nullable(z.enum(REFERENCES)),
    qualifications: z.array(z.enum(QUALIFICATIONS)),
    turnover: z.nullable(count),
  }),
  currentContractEndsInMonths: z.nullable(count),
  bidsReceivedLastTime: z.nullable(count),
  cpv: z.object({ code: text }),
  region: z.object({ code: z.enum(REGIONS) }),
  criteria: z.nullable(z.object({ price: count, quality: count, performance: count })),
  /** Chance of one more bidder in public data, in a region or (`null`) in the whole of a source; `null` where it says nothing. */
  measured: z.nullable(z.object({ percent: count, region: z.nullable(z.enum(REGIONS)) })),
});

export type TenderFacts = z.infer<typeof TenderFactsSchema>;

/** Sample tender in one language: the facts for scoring and the texts to show. */
const ConsoleTenderSchema = z.extend(TenderFactsSchema, {
  title: text,
  buyer: text,
  summary: text,
  procedure: text,
  holder: text,
  budget: text,
  /** Contract and its renewals, in words. */
  duration: text,
  deadlineKind: z.enum(['tenders', 'applications']),
  publicationInDays: z.nullable(count),
  /** True of a framework, whose budget is the most that may be ordered. */
  isMaximum: z.boolean(),
  /** Source of the start of the score, in words, and its address; none where the number of offers is known. */
  evidence: z.nullable(z.object({ text, address: text })),
  criteria: z.nullable(
    z.object({ price: count, quality: count, performance: count, environmentPoints: count }),
  ),
});

export type ConsoleTender = z.infer<typeof ConsoleTenderSchema>;

/** Contents of `/console.<locale>.json`: the samples of a language and the texts around them. */
export const ConsoleDataSchema = z.object({
  texts: ConsoleTextsSchema,
  tenders: z.array(ConsoleTenderSchema),
});

export type ConsoleData = z.infer<typeof ConsoleDataSchema>;
