import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** A line in bold alone between two others, which does not end as a sentence does. */
const BOLD_TITLE = /^(\*\*|__)[^*_]*[^*_.?!…:;,]\1$/;

/** Markdown that is valid and does not say what its writer meant: rows, notes and titles as word processors have them. */
export function checkPasted({ body, bodyLine, lines }: Text): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string, field = 'corps') => problems.push({ line, field, message });
  const textOf = (line: number) => lines[line - 1] ?? '';
  for (const { parts } of body.blocks.filter(({ type }) => type === 'table')) {
    const [head, ...rows] = parts;
    const columns = cellsIn(textOf(head?.line ?? 0));
    if (head?.text.replaceAll(/[|\s]/g, '') === '')
      report(head.line, 'un tableau sans en-têtes : écrivez ce que chaque colonne contient');
    for (const { line } of rows) {
      const cells = cellsIn(textOf(line));
      if (cells > columns)
        report(
          line,
          `${cells} cellules pour ${columns} colonnes, la fin est perdue : retirez un |, ou écrivez \\|`,
        );
      else if (cells < columns)
        report(line, `${cells} cellules pour ${columns} colonnes : ajoutez | et la valeur`);
    }
  }
  for (const { parts } of body.blocks.filter(({ type }) => type === 'paragraph'))
    for (const { line, text } of parts)
      if (/^[^|\n]+ \| /.test(text))
        report(line, 'un tableau n’a pas pris : | A | B |, puis une ligne | --- | --- | sous les en-têtes');
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (line < bodyLine) continue;
    const isAlone = textOf(line - 1).trim() === '' && textOf(line + 1).trim() === '';
    if (isAlone && BOLD_TITLE.test(text.trim()))
      report(line, 'une ligne en gras n’est pas un titre : écrivez ## devant, sans étoiles', 'titres');
    const [, note] = /^\[\^([^\]\s]+)\]:\s*$/.exec(text) ?? [];
    if (note !== undefined && !/^\s+\S/.test(textOf(line + 1)))
      report(line, `la note [^${note}] est vide : écrivez sa source après les deux-points`, 'notes');
  }
  return problems;
}

/** The cells of a row as it is typed: a bar after a backslash stands in its cell. */
function cellsIn(row: string): number {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;
}
