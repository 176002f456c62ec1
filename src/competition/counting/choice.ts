import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice } from '#schemas/competition/figures.ts';
import { departmentRegion } from './places.ts';

/** The parts of a choice, in the order in which its key and its address name them. */
const PARTS = ['procedure', 'band', 'cpv', 'department', 'region'] as const;

/** Parts that widening a choice gives up, in the order in which it is tried. */
const WIDENINGS = ['department', 'region', 'group', 'band', 'procedure', 'division'] as const;

/** A step from a choice to a wider one. `department` leads to its region, `group` to its division. */
export type Widening = (typeof WIDENINGS)[number];

/** The key of a choice in the files of figures, such as `procedure=adaptee&band=90000`; that of all contracts is `all`. */
export function keyOf(choice: Choice): string {
  const parts = PARTS.filter((part) => choice[part] !== undefined).map((part) => `${part}=${choice[part]}`);
  return parts.join('&') || 'all';
}

/** The choice of a key in the files of figures. */
export function choiceOf(key: string): Choice {
  const parts = key.split('&').map((part) => part.split('='));
  return Object.fromEntries(
    parts.map(([name = '', value = '']) => [name, name === 'band' ? Number(value) : value]),
  ) as Choice; // the files' own keys
}

/** The choice of most contracts among those whose key fits a pattern; all of them where none does. */
export function commonest(cells: Readonly<Record<string, Cell>>, pattern: RegExp): Choice {
  const [most] = Object.entries(cells)
    .filter(([key]) => pattern.test(key))
    .toSorted(([, one], [, other]) => other.contracts - one.contracts);
  return most === undefined ? {} : choiceOf(most[0]);
}

/** The choice one step wider, or nothing where the choice has no such part to give up. */
function widen(choice: Choice, widening: Widening): Choice | undefined {
  const { department, region, cpv = '', ...rest } = choice;
  const place = { ...(department && { department }), ...(region && { region }) };
  switch (widening) {
    case 'department': {
      if (department === undefined) return undefined;
      const around = departmentRegion(department);
      return { ...rest, ...(cpv && { cpv }), ...(around && { region: around }) };
    }
    case 'region':
      return region === undefined ? undefined : { ...rest, ...(cpv && { cpv }) };
    case 'group':
      return cpv.length === 3 ? { ...rest, ...place, cpv: cpv.slice(0, 2) } : undefined;
    case 'division':
      return cpv.length === 2 ? { ...rest, ...place } : undefined;
    default: {
      const { [widening]: given, ...wider } = choice;
      return given === undefined ? undefined : wider;
    }
  }
}

/** A choice and all that are wider, each with what was given up to reach it from the one before. */
export function* widerAndWider(choice: Choice): Generator<{ choice: Choice; dropped?: Widening }> {
  let current = choice;
  yield { choice };
  for (const dropped of WIDENINGS) {
    const wider = widen(current, dropped);
    if (wider === undefined) continue;
    current = wider;
    yield { choice: current, dropped };
  }
}
