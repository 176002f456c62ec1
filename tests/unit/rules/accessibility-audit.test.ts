import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { conformityOf, readAccessibility, withoutVoid } from '#editorial/data/accessibility.ts';
import { AccessibilitySchema, type Criterion } from '#schemas/content/accessibility.ts';

/** The file as it is written, to be changed in a test. */
const written = () =>
  parse(readFileSync('content/accessibility.yaml', 'utf8')) as ReturnType<typeof readAccessibility>;

/** What the schema says of the file once changed. */
function faultsOf(change: (audit: ReturnType<typeof written>) => void): string {
  const audit = written();
  change(audit);
  const { error } = AccessibilitySchema.safeParse(audit);
  return (error?.issues ?? []).map(({ message }) => message).join('\n');
}

const results = (...counts: readonly [Criterion['result'], number][]) =>
  counts.flatMap(([result, count]) => Array.from({ length: count }, () => ({ result })));

describe('the audit', () => {
  it('names only tests that exist, by their file and their title, and that are not skipped', () => {
    for (const [name, { file, title }] of Object.entries(readAccessibility().tests)) {
      expect(existsSync(file), `${name}: ${file}`).toBe(true);
      const source = readFileSync(file, 'utf8');
      const isWritten = ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
      expect(isWritten, `${name}: “${title}” in ${file}`).toBe(true);
      expect(source, file).not.toMatch(/\b(?:test|it|describe)\.(?:skip|fixme|todo|only)\b/);
    }
  });

  it('has each of the 106 criteria once', () => {
    expect(faultsOf(() => {})).toBe('');
    expect(faultsOf(({ themes }) => themes[0]?.criteria.pop())).toContain('1.9 est là 0 fois');
    expect(faultsOf(({ themes: [first] }) => first?.criteria.push(...first.criteria.slice(0, 1)))).toContain(
      '1.1 est là 2 fois',
    );
  });
});

describe('a judgement', () => {
  it('claims nothing of screens that changed after it, nor of a picture that it has not seen', () => {
    const resultOn = (
      changed: string,
      name = Object.keys(written().judgements)[0],
      pictures: string[] = [],
    ) => {
      const audit = withoutVoid({ ...written(), changed }, pictures);
      return written().themes.flatMap(({ criteria }, theme) =>
        criteria.flatMap((one, place) =>
          'by' in one && one.by.includes(name ?? '') ? [audit.themes[theme]?.criteria[place]?.result] : [],
        ),
      );
    };
    expect(new Set(resultOn('2000-01-01'))).toEqual(new Set(['conforms']));
    expect(new Set(resultOn('2999-01-01'))).toEqual(new Set(['notAssessed']));
    const [name] = Object.entries(written().judgements).find(([, one]) => one.pictures !== undefined) ?? [];
    expect(resultOn('2000-01-01', name, ['content/articles/salle.jpg'])).toContain('notAssessed');
  });

  it('is held against the day on which each screen changed: set `changed` to it, or judge again', () => {
    const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
    // A copy without its history knows no days.
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return;
    const { changed } = readAccessibility();
    const younger = `--since=${changed}T23:59:59Z`;
    const folders = ['src/screens', 'src/islands', 'src/ui', 'src/frame'];
    expect(git('log', younger, '--format=%cs', '--name-only', '--', ...folders)).toBe('');
  });
});

describe('the conformity', () => {
  it('is the share of applicable criteria that are met, where one not assessed is not met', () => {
    const { rate, state } = conformityOf(
      results(['conforms', 60], ['fails', 10], ['notAssessed', 10], ['notApplicable', 26]),
    );
    expect([rate, state]).toEqual([75, 'partial']);
  });
});
