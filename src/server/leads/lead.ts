import type { Locale } from '#locales.ts';
import type { Theme } from '#schemas/content/themes.ts';
import type { Failure } from '../outbox/channel.ts';

/** Answers of a form to store. `values` are valid and without tags. */
export interface NewLead {
  /** Idempotency key of the form; absent without script. */
  readonly key: string | undefined;
  readonly contentHash: string;
  readonly values: LeadValues;
  readonly locale: Locale;
  readonly at: number;
  /** Requests the newsletter as well, in the same transaction. */
  readonly newsletter?: { readonly themes: readonly Theme[] } | undefined;
}

/** Fields of a form by name. The address is what a person is found and forgotten by. */
export type LeadValues = Readonly<Record<string, string | boolean>> & { readonly email: string };

export interface Lead {
  readonly id: string;
  readonly values: LeadValues;
  readonly locale: Locale;
  readonly receivedAt: number;
  /** True when the stored answers are not valid JSON; one field then holds the raw text for the team. */
  readonly isDamaged?: true;
}

/** Failure of a message about a damaged lead: its empty fields would overwrite what a channel knows of the person. */
export const DAMAGED: Failure = { ok: false, cause: 'refused', reason: 'the stored text is damaged' };
