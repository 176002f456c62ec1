/** Row of a file, as texts; an empty text is none. */
export interface Row {
  readonly buyer: string;
  readonly number: string;
  /** Numbers of the holders, only to recognise a contract under two numbers; undefined where the file has none. */
  readonly holders: string | undefined;
  readonly offers: string;
  readonly notified: string;
  readonly published: string;
  readonly procedure: string;
  readonly amount: string;
  readonly months: string | undefined;
  readonly cpv: string;
  /** Code of the department, or of a place in it. */
  readonly place: string;
  /** Kind of that code (`Code canton`); empty where the file does not say. */
  readonly placeKind: string;
  /** True of a later change of the contract, with a date and an amount of its own. */
  readonly isAmendment: boolean;
  /** Place in its file: `decp.csv, ligne 12`. */
  readonly at: string;
}
