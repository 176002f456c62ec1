/** `npm run check:content`: lists every problem in the texts, in seconds and without a build. */
import { checkChanges, committedFile } from './checks/changes.ts';
import { readContent } from './content.ts';
import { describeProblem, isError } from './problem.ts';

const { texts, problems: mistakes } = await readContent();
const problems = [...mistakes, ...checkChanges(texts, committedFile('.', process.env))];
for (const problem of problems) console.log(describeProblem(problem));

const errors = problems.filter(isError).length;
const count = (many: number, one: string) => `${many} ${one}${many > 1 ? 's' : ''}`;
console.log(
  `${count(texts.length, 'texte')} : ${count(errors, 'erreur')}, ${problems.length - errors} avis` +
    (errors > 0 ? '. La marche à suivre est dans content/README.md' : ''),
);
process.exitCode = errors > 0 ? 1 : 0;
