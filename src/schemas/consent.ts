/** Purposes that a visitor may accept or refuse, in the order shown; `necessary` is not among them: it cannot be refused. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const;

export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

export type ConsentChoices = Readonly<Record<OptionalCategory, boolean>>;

/** The visitor's choice, with its proof, as kept in the browser; `client/consent/consent-manager` checks it. */
export interface ConsentRecord extends ConsentChoices {
  readonly version: 1;
  /** 64 random bits in base 36, which the visitor can quote. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Version of what was consented to. */
  readonly policy: string;
  readonly necessary: true;
}
