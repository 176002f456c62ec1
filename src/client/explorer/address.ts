import type { Question } from '#competition/question.ts';

/** The parts of a question, in the order of their controls. */
export const PARTS = ['what', 'amount', 'procedure', 'where'] as const satisfies readonly (keyof Question)[];

/** Name of each part in addresses. */
type Names = Readonly<Record<keyof Question, string>>;

/** A text for each part, in their order. */
export function byPart([what = '', amount = '', procedure = '', where = '']: readonly string[]): Question {
  return { what, amount, procedure, where };
}

/** The question that an address holds, or nothing where it asks nothing. Values may be unknown ones. */
export function readAddress(search: string, names: Names): Question | undefined {
  const values = new URLSearchParams(search);
  const parts = PARTS.map((part) => values.get(names[part]) ?? '');
  return parts.every((part) => part === '') ? undefined : byPart(parts);
}

/** The query of the address that holds a question; what asks for all is left out. */
export function toAddress(asked: Question, names: Names): string {
  const pairs = PARTS.filter((part) => asked[part] !== '').map((part) => [names[part], asked[part]]);
  return `?${new URLSearchParams(pairs).toString()}`;
}
