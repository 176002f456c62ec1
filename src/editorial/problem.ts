/** Something wrong at a place of a content file. */
export interface Problem {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Path of the field in the front matter (`cover.percent`), or a name for the place (`corps`, `dessin`). */
  readonly field: string;
  /** What is wrong and how to correct it, in French, for an editor. */
  readonly message: string;
  /** A warning does not stop the build. */
  readonly severity?: 'warning';
}

/** A problem with the file that has it, from the project's root. */
export interface FileProblem extends Problem {
  readonly file: string;
}

/** Whether a problem stops the build. */
export function isError({ severity }: Problem): boolean {
  return severity !== 'warning';
}

/** A problem on one line, as compilers write it: file, line, field, what is wrong and how to correct it. */
export function describeProblem(problem: FileProblem): string {
  const mark = isError(problem) ? '' : 'avis, ';
  return `${problem.file}:${problem.line}: ${mark}${problem.field} : ${problem.message}`;
}

/** A problem as GitHub shows it beside the line of a pull request. */
export function annotateProblem(problem: FileProblem): string {
  const level = isError(problem) ? 'error' : 'warning';
  const place = `file=${escapeProperty(problem.file)},line=${problem.line},title=${escapeProperty(problem.field)}`;
  return `::${level} ${place}::${escapeData(`${problem.field} : ${problem.message}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
