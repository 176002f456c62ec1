import { describe, expect, it } from 'vitest';
import { LOCALES } from '#locales.ts';
import { SITE } from '#site.ts';
import { builtFile, builtOrigin } from '../../support/dist.ts';

const origin = builtOrigin();
const read = (address: string) => builtFile(address).toString();

it('robots.txt: allows everything but the endpoints, and names the sitemap', () => {
  const lines = read('/robots.txt').trim().split('\n');
  const sitemap = `Sitemap: ${origin}/sitemap-index.xml`;
  expect(lines).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/', '', sitemap]);
});

describe('security.txt', () => {
  const fields = new Map(
    read('/.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  );

  it('security.txt: has each field of RFC 9116 once', () => {
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe(`mailto:${SITE.emails.security}`);
    expect(fields.get('Preferred-Languages')).toBe(LOCALES.join(', '));
    expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  });
});
