import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { COLOURS } from '../../../src/colours.ts';
import { drawIcons } from '../../../src/integrations/draw-icons.ts';

const TOKENS = 'src/styles/tokens.css';
const tokens = [
  ...[...readFileSync(TOKENS, 'utf8').matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name),
  ...Object.keys(COLOURS).map((name) => `--${name}`),
];
const files = globSync('src/**/*.{astro,css,tsx}');
const styles = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));

describe('design tokens', () => {
  it('are all used', () => {
    const everything = styles.map(({ source }) => source).join('\n');
    expect(tokens.filter((name) => !everything.includes(`var(${name})`))).toEqual([]);
  });

  it('are the only ones: no style names a token that does not exist', () => {
    const known = new Set([...tokens, '--focus', '--least', '--columns', '--below']);
    const unknown = styles.flatMap(({ file, source }) => {
      // A length of its own, declared in the same file, is no token.
      const own = new Set([...source.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name));
      return [...source.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name = '']) => !known.has(name) && !own.has(name))
        .map(([, name]) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('are the colours of the icons, which are drawn again after a change', async () => {
    const { 'favicon.svg': mark, 'favicon.ico': _, ...pictures } = await drawIcons();
    expect(mark?.toString()).toBe(readFileSync('public/favicon.svg', 'utf8'));
    for (const [file, drawn] of Object.entries(pictures))
      expect(await differenceOf(drawn, readFileSync(`public/${file}`)), file).toBeLessThan(1);
  });

  it('are the only place for raw colours, and no element carries a style attribute', () => {
    const raw = styles.flatMap(({ file, source }) =>
      [...source.matchAll(/:\s[^;{}\n]*(#[0-9a-f]{3,8}|rgba?\(|hsla?\()[^;]*;|\sstyle=/gi)].map(
        ([found]) => `${file}: ${found.trim()}`,
      ),
    );
    expect(raw).toEqual([]);
  });
});

/** How far two pictures are apart, as the mean of all their samples: one of another machine may round otherwise. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()),
  );
  if (first === undefined || second?.length !== first.length) return Infinity;
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length;
}

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
