import type { Figures, Procedure, Reason } from '#schemas/competition/figures.ts';
import { parseCpv } from './cpv.ts';
import { parseDay } from './days.ts';
import { parseProcedure } from './labels.ts';
import { parseAmount, parseOfferCount } from './numbers.ts';
import { departmentRegion, parseDepartment } from './places.ts';
import type { Row } from './rows.ts';

/** Counts of offers outside of these are mistakes of typing. */
const [FEWEST, MOST] = [1, 500];

export type Part = Figures['report']['unknown'][number]['part'];

type Unread = Readonly<Partial<Record<Part | 'day' | 'offers', string>>>;

/** Contract as its last publication has it, while rows are read. */
export interface Draft {
  readonly buyer: string;
  readonly number: string;
  readonly name: string;
  /** Order of publications: the highest one speaks. */
  rank: string;
  day: string | undefined;
  /** Least and most offers that the rows of its day state. */
  leastOffers: number | undefined;
  mostOffers: number | undefined;
  procedure: Procedure | 'none' | undefined;
  amount: number | undefined;
  months: string | undefined;
  cpv: string | undefined;
  department: string | undefined;
  region: string | undefined;
  holders: string[] | undefined;
  unread: Unread;
}

export function createDraft(row: Row, known: Pick<Draft, 'buyer' | 'number' | 'rank'>): Draft {
  const day = parseDay(row.notified);
  const offers = parseOfferCount(row.offers);
  const procedure = parseProcedure(row.procedure);
  const amount = parseAmount(row.amount);
  const cpv = parseCpv(row.cpv);
  const department = parseDepartment(row.place, row.placeKind);
  const region = department === undefined ? undefined : departmentRegion(department);
  const unread = {
    ...(day === undefined && { day: row.notified }),
    ...(!isPossible(offers) && { offers: row.offers }),
    ...(procedure === undefined && { procedure: row.procedure }),
    ...(amount === undefined && { amount: row.amount }),
    ...(cpv === undefined && { cpv: row.cpv }),
    ...(region === undefined && { department: `${row.place} ${row.placeKind}` }),
  };
  return {
    ...known,
    name: `${known.buyer} ${row.number.trim()}`,
    day,
    leastOffers: offers,
    mostOffers: offers,
    procedure,
    amount,
    months: row.months,
    cpv,
    department: region === undefined ? undefined : department,
    region,
    holders: row.holders === undefined ? undefined : [row.holders],
    unread,
  };
}

/** Joins a row to its contract: the rows of the earliest day give the count, and the first of these the rest. */
export function joinRow(draft: Draft, row: Row): void {
  const day = parseDay(row.notified);
  if (day !== undefined && (draft.day === undefined || day < draft.day)) {
    Object.assign(draft, createDraft(row, draft));
    return;
  }
  if (day !== draft.day) return;
  const offers = parseOfferCount(row.offers);
  if (offers !== undefined) {
    draft.leastOffers = Math.min(draft.leastOffers ?? offers, offers);
    draft.mostOffers = Math.max(draft.mostOffers ?? offers, offers);
  }
  if (row.holders !== undefined && draft.holders?.includes(row.holders) === false)
    draft.holders.push(row.holders);
}

/** Finds why a contract is left out, with the value that is wrong; undefined where it is not. `last` is the last day believed. */
export function exclusion(
  { day, procedure, leastOffers, mostOffers, unread }: Draft,
  last: string,
): { readonly reason: Reason; readonly value: string } | undefined {
  const { day: typedDay = '', offers: typedOffers = '' } = unread;
  if (day === undefined) return { reason: 'no-date', value: typedDay };
  if (day > last) return { reason: 'later-than-extract', value: day };
  if (procedure === 'none') return undefined;
  if (leastOffers === undefined || mostOffers === undefined)
    return { reason: 'no-count', value: typedOffers };
  if (leastOffers !== mostOffers)
    return { reason: 'ambiguous-count', value: `${leastOffers} ; ${mostOffers}` };
  return isPossible(leastOffers) ? undefined : { reason: 'count-out-of-range', value: typedOffers };
}

function isPossible(offers: number | undefined): boolean {
  return offers !== undefined && offers >= FEWEST && offers <= MOST;
}
