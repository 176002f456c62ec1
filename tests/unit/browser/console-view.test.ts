import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE } from '#schemas/profile.ts';
import { SORTS } from '#rules/ranking.ts';
import { DEFAULT_VIEW, readView, writeView, type View } from '#state/console-view.ts';
import { profiles, TRADE_LIST } from '../scoring/samples.ts';

/** Any profile in any trade. */
const anyProfile = fc
  .tuple(profiles, fc.constantFrom(...TRADE_LIST))
  .map(([profile, { sector, trade }]) => ({ ...profile, sector, trade }));

const views: fc.Arbitrary<View> = fc.record({
  profile: anyProfile,
  sort: fc.constantFrom(...SORTS),
  group: fc.constantFrom('all', 'play', 'study', 'skip'),
  open: fc.constantFrom(null, 'EX-001'),
});

describe('the address of a view', () => {
  it('console address: restores every view that was written to it', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(writeView(view, true, ''))).toEqual({ view, hasResults: true });
      }),
    );
  });

  it('console address: is empty before a choice, and states results once there are some', () => {
    expect(writeView(DEFAULT_VIEW, false, '')).toBe('');
    expect(writeView(DEFAULT_VIEW, true, '')).toBe('?sort=chance');
    expect(readView('')).toEqual({ view: DEFAULT_VIEW, hasResults: false });
  });

  it('console address: keeps parameters of others', () => {
    expect(writeView(DEFAULT_VIEW, true, '?utm_source=lettre&open=EX-009')).toBe(
      '?utm_source=lettre&sort=chance',
    );
  });

  it('console address: invalid values fall back to the defaults', () => {
    const { view } = readView(
      '?sector=piracy&teamSize=200%2B&regions=11.99&budgetMin=abc&budgetMax=-5&deadlineMin=1e3&sort=luck&group=best',
    );
    expect(view).toEqual({
      ...DEFAULT_VIEW,
      profile: { ...DEFAULT_PROFILE, teamSize: '200+' },
    });
  });
});
