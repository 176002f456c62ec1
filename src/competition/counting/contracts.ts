import { REASONS, type Figures, type Procedure, type Reason } from '#schemas/competition/figures.ts';
import { parseDay } from './days.ts';
import { createDraft, exclusion, joinRow, type Draft, type Part } from './drafts.ts';
import { mergeDuplicates } from './duplicates.ts';
import { ExclusionReport } from './exclusion-report.ts';
import { normalizeBuyer, normalizeContractNumber } from './numbers.ts';
import type { Row } from './rows.ts';

export interface Contract {
  readonly day: string;
  readonly offers: number;
  readonly procedure: Procedure | undefined;
  readonly band: number | undefined;
  /** CPV code, eight digits; undefined where it is unknown, or not what the contract is about. */
  readonly cpv: string | undefined;
  readonly department: string | undefined;
  readonly region: string | undefined;
  readonly consultation: number;
}

export interface CountedContracts {
  readonly contracts: readonly Contract[];
  /** Contracts placed without competition. */
  readonly uncontested: readonly Contract[];
  readonly report: Omit<Figures['report'], 'rows'>;
  /** Contracts, counted or not, by buyer and by department. */
  readonly buyers: ReadonlyMap<string, number>;
  readonly departments: ReadonlyMap<string, number>;
}

export interface CountSettings {
  /** Day after which no notification is believed. */
  readonly last: string;
  readonly edges: readonly number[];
  /** Keys of the contracts that are something else than their CPV code. */
  readonly others: ReadonlySet<string>;
}

const PARTS: readonly Part[] = ['procedure', 'amount', 'cpv', 'department'];

export class Contracts {
  readonly #drafts = new Map<string, Draft>();
  readonly #leftOut = new ExclusionReport<Reason>();

  /** Adds a row; `file` is the place of its file among those of the source, a later one counts as published later. */
  add(row: Row, file: number): void {
    const buyer = normalizeBuyer(row.buyer);
    const number = normalizeContractNumber(row.number);
    if (buyer === undefined || number === '') {
      this.#leftOut.add('no-identifier', row.at, `${row.buyer} ${row.number}`);
      return;
    }
    const key = contractKey(buyer, number);
    const draft = this.#drafts.get(key);
    const rank = `${row.isAmendment ? 0 : 1} ${parseDay(row.published) ?? ''} ${String(file).padStart(4, '0')}`;
    if (draft === undefined || rank > draft.rank)
      this.#drafts.set(key, createDraft(row, { buyer, number, rank }));
    else if (rank === draft.rank) joinRow(draft, row);
  }

  leaveOut(at: string, value: string): void {
    this.#leftOut.add('unreadable', at, value);
  }

  /** Counts what was added. Nothing may be added afterwards. */
  count(settings: CountSettings): CountedContracts {
    const twoNumbers = mergeDuplicates(this.#drafts);
    const drafts = [...this.#drafts.values()];
    const kept = drafts.filter((draft) => {
      const wrong = exclusion(draft, settings.last);
      if (wrong !== undefined) this.#leftOut.add(wrong.reason, draft.name, wrong.value);
      return wrong === undefined;
    });
    const uncontested = kept.filter(({ procedure }) => procedure === 'none');
    const competed = kept.filter(({ procedure }) => procedure !== 'none');
    const spansDivisions = new Set(drafts.flatMap(({ cpv }) => cpv?.slice(0, 2) ?? [])).size > 1;
    const keys = competed.map((draft) => consultationKey(draft, spansDivisions));
    const numbers = new Map([...new Set(keys)].map((key, number) => [key, number]));
    return {
      contracts: competed.map((draft, place) => toContract(draft, settings, numbers.get(keys[place] ?? ''))),
      uncontested: uncontested.map((draft) => toContract(draft, settings)),
      buyers: countBy(drafts, ({ buyer }) => buyer),
      departments: countBy(drafts, ({ department = '' }) => department),
      report: {
        contracts: drafts.length,
        counted: competed.length,
        consultations: numbers.size,
        withoutCompetition: uncontested.length,
        leftOut: REASONS.flatMap((reason) => this.#leftOut.entry(reason, { reason })),
        twoNumbers,
        unknown: reportUnknown(competed),
      },
    };
  }
}

export function contractKey(buyer: string, number: string): string {
  return `${buyer} ${number}`;
}

/** Key of a consultation: buyer, day and procedure, and the CPV division where a source spans several. */
function consultationKey({ buyer, day, procedure, cpv = '' }: Draft, spansDivisions: boolean): string {
  return [buyer, day, procedure ?? '', spansDivisions ? cpv.slice(0, 2) : ''].join(' ');
}

/** Makes the contract that is counted; one without competition has no offers, procedure or consultation. */
function toContract(draft: Draft, { edges, others }: CountSettings, consultation = -1): Contract {
  const { day = '', leastOffers = 0, procedure, amount, cpv, department, region } = draft;
  return {
    day,
    offers: procedure === 'none' ? 0 : leastOffers,
    procedure: procedure === 'none' ? undefined : procedure,
    band: amount === undefined ? undefined : edges.findLast((edge) => edge <= amount),
    cpv: others.has(contractKey(draft.buyer, draft.number)) ? undefined : cpv,
    department,
    region,
    consultation,
  };
}

function reportUnknown(drafts: readonly Draft[]): Figures['report']['unknown'] {
  const unknown = new ExclusionReport<Part>();
  for (const { name, unread } of drafts)
    for (const part of PARTS) {
      const { [part]: text } = unread;
      if (text !== undefined) unknown.add(part, name, text);
    }
  return PARTS.flatMap((part) => unknown.entry(part, { part }));
}

function countBy(drafts: readonly Draft[], key: (draft: Draft) => string): Map<string, number> {
  return new Map([...Map.groupBy(drafts, key)].map(([value, group]) => [value, group.length]));
}
