import type { Locale } from '#locales.ts';
import { MINIMUM } from '#schemas/competition/limits.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures, Procedure } from '#schemas/competition/figures.ts';
import { mostFrequent, choiceKey } from './counting/choice.ts';

/** Question to the explorer, as its four controls hold it; an empty value asks for all. */
export interface Question {
  /** Source, and after a point a CPV code in it: `paris-2024-2026.72`. */
  readonly what: string;
  readonly amount: string;
  readonly procedure: string;
  /** Code of a department, or a region as `region-93`. */
  readonly where: string;
}

export const PARTS = ['what', 'amount', 'procedure', 'where'] as const satisfies readonly (keyof Question)[];

/** Converts a question to its source and choice. Values are not checked: controls hold known ones only. */
export function toChoice({ what, amount, procedure, where }: Question): { source: string; choice: Choice } {
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

export function toQuestion(source: string, { procedure, band, cpv, department, region }: Choice): Question {
  return {
    what: cpv === undefined ? source : `${source}.${cpv}`,
    amount: String(band ?? ''),
    procedure: procedure ?? '',
    where: department ?? (region === undefined ? '' : `region-${region}`),
  };
}

/**
 * Lists the values that controls offer for a source, in ascending order. A trade is offered where it has figures and 30
 * contracts are of other trades: one that is nearly all of a source says nothing of its own. A place or a procedure is
 * offered also where it has too few consultations.
 */
export function availableParts({ cells, tooFew, bands }: Pick<Figures, 'cells' | 'tooFew' | 'bands'>) {
  const all = cells[choiceKey({})]?.contracts ?? 0;
  const known = [...Object.keys(cells), ...Object.keys(tooFew)];
  const values = (part: string) => {
    const alone = new RegExp(`^${part}=([^&]+)$`);
    return known
      .map((key) => alone.exec(key)?.[1])
      .filter((value) => value !== undefined)
      .toSorted((a, b) => (a < b ? -1 : 1));
  };
  return {
    cpv: values('cpv').filter((cpv) => all - (cells[choiceKey({ cpv })]?.contracts ?? all) >= MINIMUM),
    bands: bands
      .map(({ from }) => from)
      .filter((band) => cells[choiceKey({ band })] ?? tooFew[choiceKey({ band })]),
    procedures: values('procedure') as Procedure[], // the files' own keys
    regions: values('region'),
    departments: values('department'),
  };
}

/**
 * Finds the choice that pages begin with: the most frequent procedure and amount band, or all of a small source. In
 * English the open procedure, above the EU thresholds: that is where firms from abroad bid.
 */
export function defaultChoice(
  { cells }: { readonly cells: Readonly<Record<string, Cell>> },
  locale: Locale,
): Choice {
  return mostFrequent(cells, locale === 'en' ? /^procedure=ouvert&band=\d+$/ : /^procedure=[^&]+&band=\d+$/);
}
