import { LOCALES } from '#locales.ts';

const DAY_MS = 86_400_000;

/** Life of the file: RFC 9116 asks for less than a year, and each build makes it anew. */
const DAYS = 360;

/** A file with less time than this is not worth publishing. */
const LEAST_DAYS = 30;

/**
 * Where to write about a weakness of the site (RFC 9116). Throws when it would expire within thirty days, which a
 * build dated by an old commit does.
 */
export function securityTxt(contact: string, canonical: string, built: Date, now = new Date()): string {
  const midnight = built.getTime() - (built.getTime() % DAY_MS);
  const expires = new Date(midnight + DAYS * DAY_MS);
  if (expires.getTime() - now.getTime() < LEAST_DAYS * DAY_MS) {
    throw new Error(
      `security.txt would expire on ${expires.toISOString().slice(0, 10)}, within ${LEAST_DAYS} days: ` +
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
