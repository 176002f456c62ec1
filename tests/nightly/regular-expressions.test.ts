/** Regular expressions that search what visitors send: the analyser takes longer than all other tests of the code. */
import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// In this process, in JavaScript: no Java, no worker.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/** As long as the longest body that the server reads, in characters. */
const LONGEST = 65_536;

/** Limits of the analyser, in characters read and not in time: it says the same on any machine. */
const ANALYSIS = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  recallTimeout: -1, // no trial on the clock
  maxAttackStringSize: LONGEST,
  attackLimit: 300 * LONGEST,
  maxIteration: 3,
} as const;

/** Files that cut what they are given before they search it, so that quadratic is quick: see `unit/server/requests.test.ts`. */
const CUT_FIRST: ReadonlySet<string> = new Set(['src/schemas/masking.ts']);

const patterns = globSync(['src/{http,schemas,server,competition/bid}/**/*.ts']).flatMap((file) =>
  patternsOf(file).map((pattern) => ({ file, pattern, mostDegree: CUT_FIRST.has(file) ? 2 : 1 })),
);

describe('what visitors send is searched in no more than linear time', () => {
  it.each(patterns)('by $pattern of $file', ({ pattern, mostDegree }) => {
    const { degree, why } = analyse(pattern);
    expect(degree, why).toBeLessThanOrEqual(mostDegree);
  });
});

/** The power of the text's length with which a search grows; infinite when exponential, or when it is not known. */
function analyse({ source, flags }: RegExp): { degree: number; why: string } {
  const proved = checkSync(source, flags, { ...ANALYSIS, checker: 'automaton' });
  const isProved = proved.status !== 'unknown';
  // Automata know no look-around: such patterns are tried on texts made for them, from a fixed seed.
  const found = isProved ? proved : checkSync(source, flags, { ...ANALYSIS, checker: 'fuzz' });
  if (found.status === 'safe') return { degree: 1, why: found.complexity.summary };
  if (found.status === 'unknown') return { degree: Infinity, why: JSON.stringify(found.error) };
  const { complexity, attack } = found;
  return {
    degree: complexity.type === 'polynomial' ? complexity.degree : Infinity,
    why: `slow on ${attack.pattern}`,
  };
}

/** The patterns that are written in a file. */
function patternsOf(file: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node) => {
    const [, source, flags] = ts.isRegularExpressionLiteral(node)
      ? (/^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [])
      : [];
    if (source !== undefined) found.push(new RegExp(source, flags));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}
