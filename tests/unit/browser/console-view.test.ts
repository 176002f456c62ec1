import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CRITERIA,
  DEFAULT_PROFILE,
  MOST_STRENGTHS,
  QUALIFICATIONS,
  REFERENCES,
  REGIONS,
  SECTORS,
  TEAM_SIZES,
  TRADES,
  type Profile,
} from '#schemas/profile.ts';
import { SORTS } from '#rules/ranking.ts';
import { DEFAULT_VIEW, readView, writeView, type View } from '#state/console-view.ts';

const profiles: fc.Arbitrary<Profile> = fc.constantFrom(...SECTORS).chain((sector) =>
  fc.record({
    sector: fc.constant(sector),
    trade: fc.constantFrom(...TRADES[sector]),
    teamSize: fc.constantFrom(...TEAM_SIZES),
    turnover: fc.option(fc.integer({ min: 1, max: 1e9 })),
    regions: fc.uniqueArray(fc.constantFrom(...REGIONS)),
    strengths: fc.uniqueArray(fc.constantFrom(...CRITERIA), { maxLength: MOST_STRENGTHS }),
    references: fc.constantFrom(...REFERENCES),
    qualifications: fc.uniqueArray(fc.constantFrom(...QUALIFICATIONS)),
    contractsHeld: fc.uniqueArray(fc.constantFrom('EX-001', 'EX-002')),
    budgetMin: fc.nat(1000),
    budgetMax: fc.option(fc.integer({ min: 1000, max: 1e9 })),
    deadlineMin: fc.nat(400),
    status: fc.constantFrom('any', 'published', 'upcoming'),
  }),
);

const views: fc.Arbitrary<View> = fc.record({
  profile: profiles,
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
