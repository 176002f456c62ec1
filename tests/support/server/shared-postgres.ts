import { SHARED, startPostgres } from './postgres.ts';

/**
 * Starts one cluster for all tests of a run, which make databases of their own in it: a cluster takes two seconds of
 * processor to make and start. Where there is none, the tests that need one say what to install.
 */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres().catch(() => undefined);
  if (postgres === undefined) return undefined;
  process.env[SHARED] = postgres.address;
  return postgres.stop;
}
