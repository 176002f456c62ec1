import { expect, it } from 'vitest';
import { SITE } from '#site.ts';
import { builtFile, builtOrigin } from '../../support/dist.ts';

const origin = builtOrigin();
const read = (address: string) => builtFile(address).toString();

it('robots.txt: allows everything but the endpoints, and names the sitemap', () => {
  const lines = read('/robots.txt').trim().split('\n');
  const sitemap = `Sitemap: ${origin}/sitemap-index.xml`;
  expect(lines).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/', '', sitemap]);
});

it('security.txt: names the mailbox and its own address', () => {
  const text = read('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${SITE.emails.security}\n`);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
});
