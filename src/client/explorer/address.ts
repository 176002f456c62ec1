import type { Question } from '#competition/question.ts';

type Names = Readonly<Record<keyof Question, string>>;

/** A text for each part, in their order. */
export function byPart([what = '', amount = '', procedure = '', where = '']: readonly string[]): Question {
  return { what, amount, procedure, where };
}

/** Parses the question of an address, if it has one. Values may be unknown. */
export function readAddress(search: string, names: Names): Question | undefined {
  const values = new URLSearchParams(search);
  const parts = Object.values(names).map((name) => values.get(name) ?? '');
  return parts.every((part) => part === '') ? undefined : byPart(parts);
}

/** Writes a question as the query string that `readAddress` reads; parts that ask for all are left out. */
export function writeAddress(asked: Question, names: Names): string {
  const values = Object.values(asked);
  const pairs = Object.values(names).map((name, place) => [name, values[place] ?? '']);
  return `?${new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()}`;
}
