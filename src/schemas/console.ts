import * as z from 'zod/mini';
import { ConsoleTextsSchema } from './console-texts.ts';
import { QUALIFICATIONS, REFERENCES, REGIONS, SECTORS, STATUSES } from './profile.ts';

const count = z.int().check(z.gte(0));
const text = z.string().check(z.minLength(1));

/** Sample tender in one language: the figures for scoring and the texts to show. */
const ConsoleTenderSchema = z.object({
  id: text,
  title: text,
  buyer: text,
  summary: text,
  procedure: text,
  holder: text,
  /** In euros before VAT, and formatted. */
  budgetEurExVat: count,
  budget: text,
  /** Contract and its renewals, in words. */
  duration: text,
  sector: z.enum(SECTORS),
  status: z.enum(STATUSES),
  deadlineInDays: z.nullable(count),
  deadlineKind: z.enum(['tenders', 'applications']),
  publicationInDays: z.nullable(count),
  durationMonths: count,
  renewals: count,
  renewalMonths: count,
  lots: count,
  holders: count,
  onSite: z.boolean(),
  /** True of a framework, whose budget is the most that may be ordered. */
  isMaximum: z.boolean(),
  requires: z.object({
    references: z.nullable(z.enum(REFERENCES)),
    qualifications: z.array(z.enum(QUALIFICATIONS)),
    turnover: z.nullable(count),
  }),
  currentContractEndsInMonths: z.nullable(count),
  bidsReceivedLastTime: z.nullable(count),
  cpv: z.object({ code: text }),
  region: z.object({ code: z.enum(REGIONS) }),
  measured: z.nullable(z.object({ percent: count, region: z.nullable(z.enum(REGIONS)) })),
  /** Source of the start of the score, in words, and its address; none where the number of offers is known. */
  evidence: z.nullable(z.object({ text, address: text })),
  criteria: z.nullable(
    z.object({ price: count, quality: count, performance: count, environmentPoints: count }),
  ),
});

/** Sample of the console. */
export type ConsoleTender = z.infer<typeof ConsoleTenderSchema>;

/** Contents of `/console.<locale>.json`: the samples of a language and the texts around them. */
export const ConsoleDataSchema = z.object({
  texts: ConsoleTextsSchema,
  tenders: z.array(ConsoleTenderSchema),
});

/** Samples of a language and the texts around them. */
export type ConsoleData = z.infer<typeof ConsoleDataSchema>;
