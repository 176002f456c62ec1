export interface Problem {
  readonly line: number;
  /** Path of the field in the front matter (`cover.figure`), or a name for the place (`corps`, `dessin`). */
  readonly field: string;
  /** Says what is wrong and how to correct it, in French, for an editor. */
  readonly message: string;
  /** Warning does not stop the build. */
  readonly severity?: 'warning';
}

export interface FileProblem extends Problem {
  readonly file: string;
}

export const NOTICE = { severity: 'warning' } as const;

export function isError({ severity }: Problem): boolean {
  return severity !== 'warning';
}

/** Names as a message lists them: five at most. */
export function firstFew(names: readonly string[]): string {
  return names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')}…`;
}

/**
 * Writes a problem on one line, as compilers do: file, line, field, what is wrong and how to correct it. GitHub shows it
 * beside its line by `.github/texts.json`.
 */
export function describeProblem(problem: FileProblem): string {
  const mark = isError(problem) ? '' : 'avis, ';
  return `${problem.file}:${problem.line}: ${mark}${fieldLabel(problem)} : ${problem.message}`;
}

/** Names the field as people count: the first item of a list is 1, and has its id where there is one. */
function fieldLabel({ field }: Problem): string {
  return field.replace(/(?<=\.)\d+(?=\.| \(|$)/g, (index) => String(Number(index) + 1));
}
