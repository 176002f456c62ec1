import type { Organization, WebSite } from 'schema-dts';
import { LOCALES } from '../locales.ts';
import { absolute } from '../routes.ts';
import { SITE } from '../site.ts';
import { websiteId } from './page.ts';

/** The one name of the company in every graph. */
export function organizationId(site: URL): string {
  return `${absolute('/', site)}#organization`;
}

/** Home says who publishes the site and what the site is called; other pages refer to it. */
export function homeNodes(site: URL): [Exclude<Organization, string>, WebSite] {
  const url = absolute('/', site);
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(site),
      name: SITE.provider,
      url,
      logo: { '@type': 'ImageObject', url: absolute('/icon-512.png', site), width: '512', height: '512' },
    },
    {
      '@type': 'WebSite',
      '@id': websiteId(site),
      url,
      name: SITE.product,
      inLanguage: LOCALES,
      publisher: { '@id': organizationId(site) },
    },
  ];
}
