import { fileAddress } from '#http/canonical.ts';
import { LOCALES } from '#locales.ts';
import {
  ENCODING_SUFFIX,
  SiteManifestSchema,
  type SiteFile,
  type SiteManifest,
} from '#schemas/site-manifest.ts';
import { fileHeaders } from './file-headers.ts';

/** Variants, which have no address of their own, and the files that hosts read. */
const HIDDEN = /\.(?:br|gz)$|^\/_(?:headers|redirects)$/;

/** Not-found pages, which answer 404 at their own address too. */
const NOT_FOUND = /^(?:\/\w\w)?\/404\.html$/;

/** Describes a finished build for the server: `listed` are its files, `policies` those of its pages and drawings by file. */
export function describeSite(
  listed: readonly string[],
  policies: ReadonlyMap<string, string>,
  redirects: ReadonlyMap<string, string>,
): SiteManifest {
  const present = new Set(listed);
  for (const file of ['/404.html', ...LOCALES.map((locale) => `/${locale}/404.html`)])
    if (!present.has(file))
      throw new Error(`The build has no ${file.slice(1)}: restore src/pages/404.astro.`);
  const describe = (file: string): SiteFile => ({
    file,
    encodings: (['br', 'gzip'] as const).filter((encoding) => present.has(file + ENCODING_SUFFIX[encoding])),
    headers: fileHeaders(file, policies.get(file)),
  });
  const files = listed.filter((file) => !HIDDEN.test(file) && !NOT_FOUND.test(file));
  const addresses = new Set(files.map(fileAddress));
  return SiteManifestSchema.parse({
    files: Object.fromEntries(files.map((file) => [encodeURI(fileAddress(file)), describe(file)])),
    notFound: Object.fromEntries(LOCALES.map((locale) => [locale, describe(`/${locale}/404.html`)])),
    redirects: Object.fromEntries([...redirects].filter(([, to]) => addresses.has(to))),
  });
}
