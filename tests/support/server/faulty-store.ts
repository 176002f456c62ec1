/** Server whose store fails, and works again. */
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { postDemo } from './posts.ts';
import type { Site } from '../running-site.ts';
import { startInProcess } from './in-process.ts';
import { demoRequest, visitor } from './visitor.ts';

export const post = (site: Site, n = 1) => postDemo(site.origin, n, randomUUID());
export const start = async (environment: Readonly<Record<string, string>>) => {
  const site = await startInProcess({ TRUSTED_PROXY_HOPS: '1', ...environment });
  onTestFinished(() => site.stop().then(() => undefined));
  return site;
};
const health = async (site: Site): Promise<unknown> => (await fetch(`${site.origin}/healthz`)).json();

/** Forms say that they cannot be received, keep what was typed, and the pages are served. */
export async function expectUnavailable(site: Site, reason: string | RegExp) {
  const form = demoRequest(0, { company: 'Mairie de Trifouillis' });
  const { status, headers, html } = await visitor(site).post(ENDPOINTS.demo, form, { as: 'browser' });
  expect(status).toBe(503);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(html).toContain('value="Mairie de Trifouillis"');
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
export async function expectRecovered(site: Site, n = 2) {
  let person = n; // each another, since one visitor may send five a minute
  await expect.poll(async () => (await post(site, person++)).status).toBe(201);
  await expect.poll(() => health(site)).toMatchObject({ store: { writable: true } });
}
