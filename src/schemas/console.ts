import * as z from 'zod/mini';
import type { Messages } from '#i18n/messages/index.ts';
import { REGIONS, SECTORS, STATUSES } from './profile.ts';

const count = z.int().check(z.gte(0));
const text = z.string().check(z.minLength(1));

/** A sample tender in one language: the figures for scoring and the texts to show. */
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
  /** The contract and its renewals, in words. */
  duration: text,
  sector: z.enum(SECTORS),
  status: z.enum(STATUSES),
  deadlineInDays: count,
  deadlineKind: z.enum(['tenders', 'applications']),
  publicationInDays: z.nullable(count),
  durationMonths: count,
  renewals: count,
  renewalMonths: count,
  lots: count,
  currentContractEndsInMonths: z.nullable(count),
  bidsReceivedLastTime: z.nullable(count),
  cpv: z.object({ code: text }),
  region: z.object({ code: z.enum(REGIONS) }),
  measuredOffers: z.nullable(count),
  /** The source of the start of the score, in words, and its address. */
  evidence: z.object({ text, address: text }),
  criteria: z.object({ price: count, quality: count, performance: count }),
});

/** A sample of the console. */
export type ConsoleTender = z.infer<typeof ConsoleTenderSchema>;

/** The texts of the running console; `{{…}}` is filled in the browser. */
export type ConsoleTexts = Messages['analysis'] & {
  readonly sample: string;
  readonly steps: Messages['demo']['console']['steps'];
  readonly sectors: Messages['demoForm']['sectors'];
  readonly labels: Messages['scoring']['factors'];
  readonly terms: Messages['scoring']['tender'];
  readonly statuses: Readonly<Record<(typeof STATUSES)[number], string>>;
  readonly regions: Readonly<Record<(typeof REGIONS)[number], string>>;
  /** Pages on which the formula is printed, a demo is asked for, and an answer is worked out. */
  readonly links: { readonly formula: string; readonly demo: string; readonly bid: string };
};

/**
 * Contents of `/console.<locale>.json`, checked when it is written and when it is read. The texts are written by the same
 * build: their shape is not checked again.
 */
export const ConsoleDataSchema = z.object({
  texts: z.custom<ConsoleTexts>((texts) => texts instanceof Object && 'groups' in texts),
  tenders: z.array(ConsoleTenderSchema),
});

/** The samples of a language and the texts around them. */
export type ConsoleData = z.infer<typeof ConsoleDataSchema>;
