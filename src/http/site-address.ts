/** The public address of the site as Astro knows it; without one no page could name itself to others. */
export function siteAddress(site: URL | undefined): URL {
  if (site === undefined) throw new Error('No public address: restore `site` in astro.config.mjs.');
  return site;
}
