import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPersonal, MESSAGE_LIMIT } from '../../../src/schemas/masking.ts';

describe('a message of an error', () => {
  it.each([
    ['Bad address zoe.d+x@example.org here', 'Bad address [email] here'],
    ['Call +33 6 12 34 56 78 or 0612345678', 'Call [number] or [number]'],
    ['SIRET 732 829 320 00074', 'SIRET [number]'],
    ['Failed: https://x.example/demo?email=zoe&token=1', 'Failed: https://x.example/demo[query]'],
    ['<img src=x onerror=alert(1)>Hello <b>you</b>', 'Hello you'],
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
  ])('%s', (message, masked) => {
    expect(maskPersonal(message)).toBe(masked);
  });

  it('is masked whatever stands around, once for all, and is short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), fc.emailAddress(), fc.string(), (before, email, after) => {
        const masked = maskPersonal(`${before} ${email} ${after}`);
        expect(masked).not.toContain(email);
        expect(masked.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
        expect(masked).not.toMatch(/<[^>]*>/);
      }),
    );
  });
});
