import type { Asked } from '../../competition/asked.ts';

/** The parts of a question, in the order of their controls. */
const PARTS = ['what', 'amount', 'procedure', 'where'] as const satisfies readonly (keyof Asked)[];

/** What each part is called in addresses. */
export type Names = Readonly<Record<keyof Asked, string>>;

/** The question that an address holds, or nothing where it names nothing that is bought. Values may be unknown ones. */
export function readAddress(search: string, names: Names): Asked | undefined {
  const values = new URLSearchParams(search);
  if (!values.get(names.what)) return undefined;
  const [what, amount, procedure, where] = PARTS.map((part) => values.get(names[part]) ?? '');
  return { what: what ?? '', amount: amount ?? '', procedure: procedure ?? '', where: where ?? '' };
}

/** The query of the address that holds a question; what asks for all is left out. */
export function toAddress(asked: Asked, names: Names): string {
  const pairs = PARTS.filter((part) => asked[part] !== '').map((part) => [names[part], asked[part]]);
  return `?${new URLSearchParams(pairs).toString()}`;
}
