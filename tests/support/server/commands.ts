import { leads as leadsProgram } from '#server/cli/leads.ts';
import { CommandError, type Program } from '#server/cli/command-line.ts';

/** Runs a program of commands in this process, as if its words were typed at a terminal; what ends it with a sentence for people is its error output. */
export async function runCommand(
  program: Program,
  variables: Readonly<Record<string, string>>,
  typed: string[],
) {
  let stdout = '';
  const write = (text: string) => void (stdout += text);
  try {
    return { status: await program({ typed, variables, write }), stdout, stderr: '' };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { status: 1, stdout, stderr: error.message };
  }
}

/** Runs `npm run leads -- …` as an operator types it. */
export const leads = (variables: Readonly<Record<string, string>>, ...typed: string[]) =>
  runCommand(leadsProgram, variables, typed);
