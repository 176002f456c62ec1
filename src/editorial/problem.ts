/** Something wrong at a place of a content file, before the file is known. */
export interface Finding {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Path of the field in the front matter (`cover.percent`), or a name for the place (`corps`, `dessin`). */
  readonly field: string;
  /** What is wrong and how to mend it, in French, for someone who never saw the code. */
  readonly message: string;
  /** A warning is worth reading and stops nothing. */
  readonly severity?: 'warning';
}

/** A finding with its file, from the project's root. */
export interface Problem extends Finding {
  readonly file: string;
}

/** Whether a problem stops the build. */
export function isError({ severity }: Finding): boolean {
  return severity !== 'warning';
}

/** A problem on one line, as compilers write it: file, line, field, what is wrong and how to mend it. */
export function describeProblem(problem: Problem): string {
  const mark = isError(problem) ? '' : 'avis, ';
  return `${problem.file}:${problem.line}: ${mark}${problem.field} : ${problem.message}`;
}

/** A problem as GitHub shows it beside the line of a pull request. */
export function annotateProblem(problem: Problem): string {
  const level = isError(problem) ? 'error' : 'warning';
  const place = `file=${property(problem.file)},line=${problem.line},title=${property(problem.field)}`;
  return `::${level} ${place}::${data(`${problem.field} : ${problem.message}`)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
