import { MINIMUM } from '#schemas/competition/limits.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures, Procedure } from '#schemas/competition/figures.ts';
import { commonest, keyOf } from './counting/choice.ts';

/** A question to the explorer as its four controls hold it; an empty value asks for all. */
export interface Asked {
  /** A source, and after a point a CPV code in it: `paris-2024-2026.72`. */
  readonly what: string;
  /** Lower edge of an amount band in euros. */
  readonly amount: string;
  readonly procedure: string;
  /** A department by its code, or a region as `region-93`. */
  readonly where: string;
}

/** The parts of a question, in the order of their controls. */
export const PARTS = ['what', 'amount', 'procedure', 'where'] as const satisfies readonly (keyof Asked)[];

/** The source and the choice that a question asks for. Values are taken as they are: controls hold known ones only. */
export function toChoice({ what, amount, procedure, where }: Asked): { source: string; choice: Choice } {
  const [source = '', cpv] = what.split('.');
  const [, region] = /^region-(\d\d)$/.exec(where) ?? [];
  const choice: Choice = {
    ...(procedure && { procedure: procedure as Procedure }), // the controls' own values
    ...(amount && { band: Number(amount) }),
    ...(cpv && { cpv }),
    ...(region ? { region } : where && { department: where }),
  };
  return { source, choice };
}

/** The question that asks for a choice in a source. */
export function toAsked(source: string, { procedure, band, cpv, department, region }: Choice): Asked {
  return {
    what: cpv === undefined ? source : `${source}.${cpv}`,
    amount: String(band ?? ''),
    procedure: procedure ?? '',
    where: department ?? (region === undefined ? '' : `region-${region}`),
  };
}

/**
 * Finds what of a source is worth asking, each part in ascending order of its values. A trade is offered where something
 * is said of it and 30 contracts are of other trades: one that is nearly all of a source says nothing of its own. A place
 * or a procedure is offered also where too little is known of it.
 */
export function offerOf({ cells, tooFew, bands }: Pick<Figures, 'cells' | 'tooFew' | 'bands'>) {
  const all = cells[keyOf({})]?.contracts ?? 0;
  const known = [...Object.keys(cells), ...Object.keys(tooFew)];
  const values = (part: string) => {
    const alone = new RegExp(`^${part}=([^&]+)$`);
    return known
      .map((key) => alone.exec(key)?.[1])
      .filter((value) => value !== undefined)
      .toSorted((one, other) => (one < other ? -1 : 1));
  };
  return {
    cpv: values('cpv').filter((cpv) => all - (cells[keyOf({ cpv })]?.contracts ?? all) >= MINIMUM),
    bands: bands.map(({ from }) => from).filter((band) => cells[keyOf({ band })] ?? tooFew[keyOf({ band })]),
    procedures: values('procedure') as Procedure[], // the files' own keys
    regions: values('region'),
    departments: values('department'),
  };
}

/** The choice to begin with: the procedure and amount band that most contracts share, or all of a small source. */
export function usualChoice({ cells }: { readonly cells: Readonly<Record<string, Cell>> }): Choice {
  return commonest(cells, /^procedure=[^&]+&band=\d+$/);
}
