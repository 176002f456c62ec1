import { describe, expect, it } from 'vitest';
import { settle, settledTokens } from '../../src/integrations/settled-tokens.ts';

const SETTLED = new Map([
  ['--page', '78rem'],
  ['--corner', '2px'],
]);

describe('tokens that have one value', () => {
  it('are written where they are used, and declared nowhere', () => {
    const css =
      ':root{--page: 78rem;--ink:#000;--corner:2px}a{width:var(--page);border-radius:var(--corner)}';
    expect(settle(css, SETTLED)).toBe(':root{--ink:#000;}a{width:78rem;border-radius:2px}');
  });

  it('stand in what a property falls back to', () => {
    expect(settle('a{outline-color:var(--focus, var(--corner))}', SETTLED)).toBe(
      'a{outline-color:var(--focus, 2px)}',
    );
  });

  it('leave alone tokens whose names begin like theirs', () => {
    expect(settle('a{--page-end:1px;width:var(--page-end)}', SETTLED)).toBe(
      'a{--page-end:1px;width:var(--page-end)}',
    );
  });

  it('are those of the art direction that neither a band nor the printer changes', () => {
    const { transform } = settledTokens() as { transform: (code: string, id: string) => { code: string } };
    const css = 'a{color:var(--klein);background:var(--ink);gap:var(--gap);font-size:var(--step-0)}';
    expect(transform(css, 'a.css').code).toBe(
      'a{color:light-dark(#002fa7, #8fabff);background:var(--ink);gap:var(--gap);font-size:var(--step-0)}',
    );
  });

  it('are left in what is no style', () => {
    const { transform } = settledTokens() as { transform: (code: string, id: string) => unknown };
    expect(transform('var(--klein)', 'a.ts')).toBeUndefined();
  });
});
