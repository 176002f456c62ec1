import { REASONS, type Figures, type Procedure, type Reason } from '#schemas/competition/figures.ts';
import { Left } from './left.ts';
import { regionOf } from './places.ts';
import type { Draft, Row } from './record.ts';
import { mergeTwins } from './twins.ts';
import {
  amountOf,
  buyerNumber,
  contractNumber,
  countOf,
  cpvOf,
  dayOf,
  departmentOf,
  procedureOf,
} from './values.ts';

/** A count of offers outside of these is a mistake of typing. */
const [FEWEST, MOST] = [1, 500];

/** A contract with competition that is counted. */
export interface Contract {
  readonly day: string;
  readonly offers: number;
  readonly procedure: Procedure | undefined;
  /** Lower edge of its amount band in euros. */
  readonly band: number | undefined;
  /** CPV code, eight digits; nothing where it is unknown, or not what the contract is about. */
  readonly cpv: string | undefined;
  readonly department: string | undefined;
  readonly region: string | undefined;
  /** Number of its consultation. */
  readonly consultation: number;
}

/** Contracts of a source, and the report of what was left out. */
export interface Counted {
  readonly contracts: readonly Contract[];
  /** Contracts placed without publicity or competition. */
  readonly apart: readonly Contract[];
  readonly report: Omit<Figures['report'], 'rows'>;
  /** Contracts, counted or not, by buyer and by department. */
  readonly buyers: ReadonlyMap<string, number>;
  readonly departments: ReadonlyMap<string, number>;
}

/** Settings of the counting, from the description and the readings of a source. */
export interface Counting {
  /** The day after which no notification is believed. */
  readonly last: string;
  /** Lower edges of the amount bands, in euros before VAT. */
  readonly edges: readonly number[];
  /** The contracts (buyer and number as rows have them made equal) that are something else than their code. */
  readonly others: ReadonlySet<string>;
}

/** The rows of a source, gathered into contracts by the rules of counting. */
export class Contracts {
  readonly #drafts = new Map<string, Draft>();
  readonly #left = new Left();

  /** Adds a row; `file` is the place of its file among those of the source, a later one counts as published later. */
  add(row: Row, file: number): void {
    const buyer = buyerNumber(row.buyer);
    const number = contractNumber(row.number);
    if (buyer === undefined || number === '') {
      this.#left.add('no-identifier', row.at, `${row.buyer} ${row.number}`.trim());
      return;
    }
    const key = keyOf(buyer, number);
    const draft = this.#drafts.get(key);
    const rank = [row.isAmendment ? 0 : 1, dayOf(row.published) ?? '', String(file).padStart(4, '0')].join(
      ' ',
    );
    const day = dayOf(row.notified);
    if (draft === undefined || rank > draft.rank) {
      this.#drafts.set(key, draftOf(row, { buyer, number, rank, day }));
    } else if (rank === draft.rank) join(draft, row, day);
  }

  /** Leaves out a record that cannot be read. */
  leaveOut(at: string, value: string): void {
    this.#left.add('unreadable', at, value);
  }

  /** Number of contracts so far, under every number. */
  get size(): number {
    return this.#drafts.size;
  }

  /** Counts what was added. Nothing may be added afterwards. */
  count({ last, edges, others }: Counting): Counted {
    const left = this.#left;
    const twoNumbers = mergeTwins(this.#drafts);
    const contracts: Contract[] = [];
    const apart: Contract[] = [];
    const divisions = new Set([...this.#drafts.values()].flatMap(({ cpv }) => cpv?.slice(0, 2) ?? []));
    const consultations = new Map<string, number>();
    const unknown = { procedure: new Left(), amount: new Left(), cpv: new Left(), department: new Left() };
    const buyers = new Map<string, number>();
    const departments = new Map<string, number>();
    for (const [key, draft] of this.#drafts) {
      const { day, department = '', procedure, low, high, amount } = draft;
      const region = regionOf(department);
      buyers.set(draft.buyer, (buyers.get(draft.buyer) ?? 0) + 1);
      departments.set(department, (departments.get(department) ?? 0) + 1);
      const reason = reasonOf(draft, last);
      if (reason !== undefined) {
        left.add(reason, draft.name, faultOf(draft, reason));
        continue;
      }
      const isApart = procedure === 'none';
      const contract: Contract = {
        day: day ?? '',
        offers: isApart ? 0 : (low ?? high ?? 0),
        procedure: isApart ? undefined : procedure,
        band: amount === undefined ? undefined : edges.findLast((edge) => edge <= amount),
        cpv: others.has(key) ? undefined : draft.cpv,
        department: region === undefined ? undefined : department,
        region: region || undefined,
        consultation: isApart ? -1 : numberOf(consultationOf(draft, divisions.size > 1), consultations),
      };
      (isApart ? apart : contracts).push(contract);
      if (isApart) continue;
      if (contract.procedure === undefined) unknown.procedure.add('', draft.name, '');
      if (contract.band === undefined) unknown.amount.add('', draft.name, draft.typedAmount);
      if (draft.cpv === undefined) unknown.cpv.add('', draft.name, '');
      if (contract.department === undefined) unknown.department.add('', draft.name, department);
    }
    return {
      contracts,
      apart,
      buyers,
      departments,
      report: {
        contracts: this.#drafts.size,
        counted: contracts.length,
        consultations: consultations.size,
        withoutCompetition: apart.length,
        leftOut: REASONS.flatMap((reason) => left.of(reason, { reason })),
        twoNumbers,
        unknown: (['procedure', 'amount', 'cpv', 'department'] as const).flatMap((part) =>
          unknown[part].of('', { part }),
        ),
      },
    };
  }
}

/** The key of a contract: its buyer and its number, both made equal. */
export function keyOf(buyer: string, number: string): string {
  return `${buyer} ${number}`;
}

function draftOf(row: Row, known: Pick<Draft, 'buyer' | 'number' | 'rank' | 'day'>): Draft {
  const count = countOf(row.offers);
  const amount = amountOf(row.amount);
  return {
    ...known,
    name: `${known.buyer} ${row.number.trim()}`,
    // What is read well is not kept as it was typed: of a million contracts that is a third of the memory.
    typedDay: known.day === undefined ? row.notified : '',
    low: count,
    high: count,
    typedOffers: isPossible(count) ? '' : row.offers,
    procedure: procedureOf(row.procedure),
    amount,
    typedAmount: amount === undefined ? row.amount : '',
    months: row.months,
    cpv: cpvOf(row.cpv),
    department: departmentOf(row.place),
    holders: row.holders === undefined ? undefined : [row.holders],
  };
}

/** Joins a row to its contract: those of the earliest day give the count, of these the first gives the rest. */
function join(draft: Draft, row: Row, day: string | undefined): void {
  if (day !== undefined && (draft.day === undefined || day < draft.day)) {
    Object.assign(draft, draftOf(row, { ...draft, day }));
    return;
  }
  if (day !== draft.day) return;
  const count = countOf(row.offers);
  if (count !== undefined) {
    draft.low = Math.min(draft.low ?? count, count);
    draft.high = Math.max(draft.high ?? count, count);
  }
  if (row.holders !== undefined && draft.holders?.includes(row.holders) === false)
    draft.holders.push(row.holders);
}

function reasonOf({ day, procedure, low, high }: Draft, last: string): Reason | undefined {
  if (day === undefined) return 'no-date';
  if (day > last) return 'later-than-extract';
  if (procedure === 'none') return undefined;
  if (low === undefined || high === undefined) return 'no-count';
  if (low !== high) return 'ambiguous-count';
  return isPossible(low) ? undefined : 'count-out-of-range';
}

function isPossible(count: number | undefined): boolean {
  return count !== undefined && count >= FEWEST && count <= MOST;
}

function faultOf({ day, typedDay, typedOffers, low, high }: Draft, reason: Reason): string {
  if (reason === 'no-date') return typedDay;
  if (reason === 'later-than-extract') return day ?? '';
  return reason === 'ambiguous-count' ? `${low} ; ${high}` : typedOffers;
}

/** Makes the key of a consultation: buyer, day and procedure, and the CPV division where a source has several. */
function consultationOf({ buyer, day, procedure, cpv = '' }: Draft, byDivision: boolean): string {
  return [buyer, day, procedure ?? '', byDivision ? cpv.slice(0, 2) : ''].join(' ');
}

/** The number of a key: the next one where it has none. */
function numberOf(key: string, numbers: Map<string, number>): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}
