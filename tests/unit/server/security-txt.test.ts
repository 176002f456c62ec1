import { expect, it } from 'vitest';
import { LOCALES } from '#locales.ts';
import { securityTxt } from '#integrations/security-txt.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const write = (built: string) =>
  securityTxt('security@example.org', 'https://example.org/x', new Date(built), NOW);

it('security.txt has each field of RFC 9116 once, and holds 360 days from the day of the build', () => {
  expect(write('2026-11-21T09:59:59Z')).toBe(
    `Contact: mailto:security@example.org\nExpires: 2027-11-16T00:00:00Z\nPreferred-Languages: ${LOCALES.join(', ')}\nCanonical: https://example.org/x\n`,
  );
});

it('security.txt stops a build whose day leaves it less than thirty days', () => {
  expect(write('2025-12-27T00:00:00Z')).toContain('Expires: 2026-12-22');
  expect(() => write('2025-12-26T00:00:00Z')).toThrow(
    /would expire on 2026-12-21, within 30 days: build a newer/,
  );
});
