import * as z from 'zod/mini';
import { textsSchema } from '../texts.ts';

const messages = z.record(z.string(), z.string());

/** Receipt in place of a form: what was received, and the steps that follow. */
const ReceivedSchema = z.object({
  ...textsSchema('title', 'text').shape,
  steps: z.array(textsSchema('title', 'text')),
  notes: z.optional(z.record(z.string(), messages)),
  booking: z.optional(textsSchema('text', 'label', 'href')),
  /** Without a booking page: how to agree on a time, shown unless the answer carries a notice. */
  reply: z.optional(z.string()),
});

/** Texts that a form needs once its script runs, `/texts/<locale>/<form>.json`. */
export const FormTextsSchema = z.object({
  ...textsSchema(
    'titlePrefix',
    'sending',
    'retry',
    'offline',
    'timeout',
    'failed',
    'showPassword',
    'hidePassword',
    'about',
    'removeAbout',
    'seal',
  ).shape,
  region: z.string(),
  /** `{{delay}}` is a duration in words. */
  wait: z.string(),
  titles: textsSchema('tender', 'sum'),
  /** Calculation as the subject of a request, with its figures in `{{…}}`. */
  sum: z.string(),
  errors: z.record(z.string(), messages),
  received: z.optional(ReceivedSchema),
});

export type FormTexts = z.infer<typeof FormTextsSchema>;

export type Received = z.infer<typeof ReceivedSchema>;
