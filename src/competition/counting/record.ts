import type { Procedure } from '#schemas/competition/figures.ts';

/** A row of a file, as texts; an empty text is none. */
export interface Row {
  readonly buyer: string;
  readonly number: string;
  /** Numbers of the holders, only to recognise a contract under two numbers; nothing where the file has none. */
  readonly holders: string | undefined;
  readonly offers: string;
  readonly notified: string;
  readonly published: string;
  readonly procedure: string;
  readonly amount: string;
  /** Nothing where the file has none. */
  readonly months: string | undefined;
  readonly cpv: string;
  /** Code of the department, or of a place in it. */
  readonly place: string;
  /** Says that the row is a later change of the contract, with a date and an amount of its own. */
  readonly isAmendment: boolean;
  /** Place in its file: `decp.csv, ligne 12`. */
  readonly at: string;
}

/** A contract as the last publication has it, while rows are read. */
export interface Draft {
  readonly buyer: string;
  readonly number: string;
  readonly name: string;
  rank: string;
  day: string | undefined;
  typedDay: string;
  low: number | undefined;
  high: number | undefined;
  typedOffers: string;
  procedure: Procedure | 'none' | undefined;
  amount: number | undefined;
  typedAmount: string;
  months: string | undefined;
  cpv: string | undefined;
  department: string | undefined;
  holders: string[] | undefined;
}
