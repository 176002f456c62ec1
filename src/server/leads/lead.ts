import type { Locale } from '#locales.ts';
import type { SubscriptionRequest } from '#schemas/forms/newsletter.ts';
import type { Transaction } from '../database/database.ts';
import type { Theme } from '#schemas/content/themes.ts';

/** Answers of a form that are to be kept. `values` are stored as they are: validated and stripped of tags before. */
export interface NewLead {
  /** The idempotency key of the form filling; absent without script. */
  readonly key: string | undefined;
  /** A digest of the normalised values: the same content has the same. */
  readonly contentHash: string;
  readonly values: LeadValues;
  readonly locale: Locale;
  readonly at: number;
  /** Also requests the newsletter, in the same transaction. */
  readonly newsletter?: { readonly themes: readonly Theme[] };
}

/** Requests the newsletter in a transaction; `hash` is that of the address. */
export type RequestNewsletter = (
  transaction: Transaction,
  hash: string,
  request: SubscriptionRequest,
) => Promise<void>;

/** The fields of a form by name. The address is what a person is found and forgotten by. */
export type LeadValues = Readonly<Record<string, string | boolean>> & { readonly email: string };

/** A lead as it is kept. */
export interface Lead {
  readonly id: string;
  readonly values: LeadValues;
  readonly locale: Locale;
  readonly receivedAt: number;
  /** True when its content cannot be read: it stands among the fields as it is, for somebody of the team. */
  readonly isDamaged?: true;
  /** State of the newsletter since: confirmed by the person, or left. Missing before either. */
  readonly consent?: 'confirmed' | 'withdrawn';
}
