import { LOCALES } from '#locales.ts';
import { DAY_MS } from '#time.ts';

/** Life of the file: RFC 9116 asks for less than a year. */
const LIFE_DAYS = 360;

/** Least life of a file that is published. */
const MIN_DAYS = 30;

/**
 * Returns `security.txt` (RFC 9116): where to report a vulnerability. Throws when it would expire within thirty days, as in
 * a build dated by an old commit.
 */
export function securityTxt(contact: string, canonical: string, built: Date, now = new Date()): string {
  const midnight = built.getTime() - (built.getTime() % DAY_MS);
  const expires = new Date(midnight + LIFE_DAYS * DAY_MS);
  if (expires.getTime() - now.getTime() < MIN_DAYS * DAY_MS) {
    throw new Error(
      `security.txt would expire on ${expires.toISOString().slice(0, 10)}, within ${MIN_DAYS} days: ` +
        'build a newer commit, or set SOURCE_DATE_EPOCH to a later time.',
    );
  }
  const fields = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${canonical}`,
  ];
  return `${fields.join('\n')}\n`;
}
