/** Looks at what visitors get: the policy of every built page, and the certificates of the addresses that are ours. */
import { once } from 'node:events';
import path from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import type { Environment } from '../../http/environment.ts';
import { isLoopback } from '../../http/origins.ts';
import { indexSite, isBuilt } from '../../http/site-files.ts';
import { missing, off, well, wrong, type Diagnosis } from './diagnosis.ts';

const DAY_MS = 86_400_000;

/** A certificate is renewed a month before its end; less than this left, that did not happen. */
const LEAST_DAYS = 14;

/** How long a host has to answer, in milliseconds. */
const ANSWER_MS = 5000;

/** Whether each built page carries a policy that lets nothing run but what it names; those of a build under way get theirs. */
export function checkPolicies(root: string): Diagnosis {
  const folder = path.join(root, 'dist/client');
  if (!isBuilt(root)) return off('Policies not looked at: there is no finished build.');
  const pages = [...indexSite(folder).values()].filter(({ file }) => file.endsWith('.html'));
  const open = pages.filter(
    ({ policy = '' }) => !policy.startsWith("default-src 'none'") || /'unsafe-(?:inline|eval)'/.test(policy),
  );
  return open.length === 0
    ? well(`Policies: each of ${pages.length} pages lets run what it names and nothing else.`)
    : wrong(`Policies: ${open.length} pages lack theirs, ${open[0]?.address} for one: npm run build.`);
}

/** The certificates of the site and of its endpoints, where they are served over https. */
export async function checkCertificates(
  {
    PUBLIC_SITE_ORIGIN: site,
    PUBLIC_API_ORIGIN: api,
  }: Pick<Environment, 'PUBLIC_SITE_ORIGIN' | 'PUBLIC_API_ORIGIN'>,
  now = Date.now(),
): Promise<Diagnosis[]> {
  const origins = [site, ...(api === undefined ? [] : [api])].filter(
    (origin) => origin.startsWith('https:') && !isLoopback(origin) && !origin.endsWith('.example'),
  );
  return Promise.all(origins.map((origin) => checkCertificate(new URL(origin), now)));
}

/** The certificate that a host shows. `where` is another place to ask than where its name leads, and other roots to trust. */
export async function checkCertificate(
  { hostname, port, host }: Pick<URL, 'hostname' | 'port' | 'host'>,
  now = Date.now(),
  where: ConnectionOptions = {},
): Promise<Diagnosis> {
  const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname, ...where });
  socket.setTimeout(ANSWER_MS, () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
  try {
    await once(socket, 'secureConnect');
    return lifeOf(host, socket.getPeerCertificate().valid_to, now);
  } catch (error) {
    const { code = 'no answer' }: { code?: string } = Object(error);
    return /CERT|SIGNATURE|SIGNED/.test(code)
      ? wrong(
          `Certificate of ${host}: browsers refuse it (${code}): renew it, for this name and with its chain.`,
        )
      : missing(`Certificate of ${host}: not seen (${code}): look again from where visitors are.`);
  } finally {
    socket.destroy();
  }
}

/** What the days that a certificate has left say. */
export function lifeOf(host: string, validTo: string, now: number): Diagnosis {
  const days = Math.floor((Date.parse(validTo) - now) / DAY_MS);
  return days < LEAST_DAYS
    ? missing(`Certificate of ${host}: ${days} days left: see why it is not renewed by itself.`)
    : well(`Certificate of ${host}: ${days} days left.`);
}
