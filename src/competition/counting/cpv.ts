import { memoize } from './memoize.ts';

/** Groups of the CPV 2008 (Regulation (EC) 213/2008): 45 divisions, each with the third digits of its groups. */
const GROUPS = `
  03:1234 09:123 14:23456789 15:123456789 16:1345678 18:12345689 19:124567 22:12345689 24:1234569
  30:12 31:1234567 32:2345 33:1679 34:12345679 35:12345678 37:3458 38:123456789 39:123578 41:1
  42:123456789 43:12345678 44:12345689 45:12345 48:123456789 50:12345678 51:123456789 55:123459
  60:123456 63:157 64:12 65:12345 66:1567 70:123 71:23456789 72:123456789 73:1234 75:123 76:123456
  77:123456789 79:123456789 80:123456 85:123 90:45679 92:1234567 98:12359
`;

const KNOWN = new Set(
  GROUPS.trim()
    .split(/\s+/)
    .flatMap((division) => {
      const [two = '', thirds = ''] = division.split(':');
      return [`${two}0`, ...[...thirds].map((third) => two + third)];
    }),
);

/**
 * Parses a CPV code, with or without its check digit, as eight digits. The digits after its group are not checked. Seven
 * digits have lost the first zero or the last figure: they are read only where the last cannot be it (`9310000`). Returns
 * undefined for a code whose division or group does not exist.
 */
export const parseCpv = memoize((typed: string): string | undefined => {
  const [, digits = ''] = /^\s*(\d{7,8})(?:\s*[-‐‑–]\s*\d|[.,]0+)?\s*$/.exec(typed) ?? [];
  if (digits.length === 8) return exists(digits) ? digits : undefined;
  const restored = `0${digits}`;
  return digits !== '' && exists(restored) && !exists(`${digits}0`) ? restored : undefined;
});

function exists(code: string): boolean {
  return KNOWN.has(code.slice(0, 3)) && (code[2] !== '0' || /^\d\d0{6}$/.test(code));
}
