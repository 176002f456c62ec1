import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice } from '#schemas/competition/figures.ts';
import { departmentRegion } from './places.ts';

/** Parts of a choice, in the order in which its key and its address name them. */
const PARTS = ['procedure', 'band', 'cpv', 'department', 'region'] as const;

const WIDENINGS = ['department', 'region', 'group', 'band', 'procedure', 'division'] as const;

/** Step from a choice to a wider one: `department` leads to its region, `group` to its division. */
export type Widening = (typeof WIDENINGS)[number];

/** Key of a choice in the files of figures, such as `procedure=adaptee&band=90000`; that of all contracts is `all`. */
export function choiceKey(choice: Choice): string {
  const parts = PARTS.filter((part) => choice[part] !== undefined).map((part) => `${part}=${choice[part]}`);
  return parts.join('&') || 'all';
}

export function parseChoiceKey(key: string): Choice {
  const parts = key.split('&').map((part) => part.split('='));
  return Object.fromEntries(
    parts.map(([name = '', value = '']) => [name, name === 'band' ? Number(value) : value]),
  ) as Choice; // the files' own keys
}

/** Finds the choice of most contracts among those whose key fits a pattern; the empty choice where none does. */
export function mostFrequent(cells: Readonly<Record<string, Cell>>, pattern: RegExp): Choice {
  const [most] = Object.entries(cells)
    .filter(([key]) => pattern.test(key))
    .toSorted(([, one], [, other]) => other.contracts - one.contracts);
  return most === undefined ? {} : parseChoiceKey(most[0]);
}

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
      const { [widening]: dropped, ...wider } = choice;
      return dropped === undefined ? undefined : wider;
    }
  }
}

/** Yields a choice, then each wider one with the step that led to it. */
export function* fallbackChain(choice: Choice): Generator<{ choice: Choice; dropped?: Widening }> {
  let current = choice;
  yield { choice };
  for (const dropped of WIDENINGS) {
    const wider = widen(current, dropped);
    if (wider === undefined) continue;
    current = wider;
    yield { choice: current, dropped };
  }
}
