/** A server whose store fails, and works again. */
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { NO_TIMESTAMP } from '../../../src/schemas/forms/fields.ts';
import { keepConnections, postDemo } from './posts.ts';
import { startSite, type RunningSite } from '../running-site.ts';
import { BROWSER } from './visitor.ts';

const agent = keepConnections(8);
/** A demo request by script. */
export const post = (site: RunningSite, n = 1) => postDemo(agent, site.origin, n, randomUUID());
/** A server that ends with the test. */
export const start = async (
  environment: Readonly<Record<string, string>>,
  as?: { uid: number; gid: number },
) => {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1', ...environment }, undefined, as);
  onTestFinished(() => site.stop().then(() => undefined));
  return site;
};
const health = async (site: RunningSite): Promise<unknown> => (await fetch(`${site.origin}/healthz`)).json();

/** The form, posted without script: its answer keeps what was typed. */
async function postNative(site: RunningSite) {
  const answer = await fetch(`${site.origin}/api/demo`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...BROWSER, Accept: 'text/html' },
    body: new URLSearchParams({
      firstName: 'Zoë',
      lastName: 'O’Brien',
      email: 'zoe@example.org',
      company: 'Mairie de Trifouillis',
      role: 'sales',
      locale: 'fr',
      stamp: NO_TIMESTAMP,
    }),
  });
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), page: await answer.text() };
}

/** Forms say that they cannot be received, keep what was typed, and the pages are served. */
export async function expectUnavailable(site: RunningSite, reason: string | RegExp) {
  const { status, retryAfter, page } = await postNative(site);
  expect(status).toBe(503);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(page).toContain('value="Mairie de Trifouillis"');
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  // The health is looked at once a second.
  await expect
    .poll(() => health(site))
    .toMatchObject({
      status: 'degraded',
      store: { writable: false, reason: expect.stringMatching(reason) },
    });
}

/** Forms are received again, by the same server. */
export async function expectRecovered(site: RunningSite, n = 2) {
  let visitor = n; // each another, since one visitor may send five a minute
  await expect.poll(async () => (await post(site, visitor++)).status).toBe(201);
  await expect.poll(() => health(site)).toMatchObject({ store: { writable: true } });
}
