import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../asvs.ts';

describe('the table of security checks', () => {
  it('has the 32 checks, each proved by a test', () => {
    expect(CHECKS).toHaveLength(32);
    expect(CHECKS.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(CHECKS.flatMap(({ proofs }) => proofs).filter(([, title]) => title === '')).toEqual([]);
    const gone = CHECKS.flatMap(({ proofs }) => proofs).filter(
      ([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    );
    expect(gone).toEqual([]);
  });

  it('is written beside the build, for who asks', () => {
    const rows = CHECKS.map(({ asvs, level, claim, proofs, reason = '' }, index) => {
      const proof = [...proofs.map(([file, title]) => `${file}: “${title}”`), reason]
        .filter(Boolean)
        .join('<br>');
      return `| ${index + 1} | ${asvs} | ${level} | ${claim} | ${proof} |`;
    });
    const head = '# OWASP ASVS 5.0\n\n| # | ASVS | level | claim | proof |\n| --- | --- | --- | --- | --- |';
    writeFileSync('dist/asvs.md', `${[head, ...rows].join('\n')}\n`);
    expect(readFileSync('dist/asvs.md', 'utf8').split('\n')).toHaveLength(CHECKS.length + 5);
  });
});
