import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRITERIA, DEFAULT_PROFILE, REFERENCES, REGIONS, SECTORS, TEAM_SIZES } from '#schemas/profile.ts';
import { SORTS } from '#rules/ranking.ts';
import { DEFAULT_VIEW, readView, writeView, type View } from '#state/console-view.ts';

const views: fc.Arbitrary<View> = fc.record({
  profile: fc.record({
    sector: fc.constantFrom(...SECTORS),
    teamSize: fc.constantFrom(...TEAM_SIZES),
    regions: fc.uniqueArray(fc.constantFrom(...REGIONS)),
    strengths: fc.uniqueArray(fc.constantFrom(...CRITERIA)),
    references: fc.constantFrom(...REFERENCES),
    incumbent: fc.boolean(),
    budgetMin: fc.nat(1000),
    budgetMax: fc.option(fc.integer({ min: 1000, max: 1e9 })),
    deadlineMin: fc.nat(400),
    status: fc.constantFrom('any', 'published', 'upcoming'),
  }),
  sort: fc.constantFrom(...SORTS),
  group: fc.constantFrom('all', 'play', 'study', 'skip'),
  open: fc.constantFrom(null, 'EX-001'),
});

describe('the address of a view', () => {
  it('gives back any view that it was made from', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(writeView(view, true, ''))).toEqual({ view, hasResults: true });
      }),
    );
  });

  it('is empty before any choice, and only says that there are results once there are', () => {
    expect(writeView(DEFAULT_VIEW, false, '')).toBe('');
    expect(writeView(DEFAULT_VIEW, true, '')).toBe('?sort=chance');
    expect(readView('')).toEqual({ view: DEFAULT_VIEW, hasResults: false });
  });

  it('keeps what others put there', () => {
    expect(writeView(DEFAULT_VIEW, true, '?utm_source=lettre&open=EX-009')).toBe(
      '?utm_source=lettre&sort=chance',
    );
  });

  it('reads what it can and leaves the rest as before any choice', () => {
    const { view } = readView(
      '?sector=piracy&team=200%2B&regions=11.99&min=abc&max=-5&days=1e3&sort=luck&group=best',
    );
    expect(view).toEqual({
      ...DEFAULT_VIEW,
      profile: { ...DEFAULT_PROFILE, teamSize: '200+' },
    });
  });
});
