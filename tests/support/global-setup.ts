import { startSite } from './site.ts';

/** Starts the built site for the browser tests, and gives the way to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite({ PUBLIC_SITE_ORIGIN: process.env['PUBLIC_SITE_ORIGIN'] ?? '' });
  // Workers inherit the environment.
  process.env['SITE_ORIGIN'] = site.origin;
  return async () => void (await site.stop());
}
