/** What the environment configures, and what it leaves out. */
import { isLoopback } from '../../http/origins.ts';
import { configuredTags, waitingTags } from '../../http/tags.ts';
import type { Environment } from '../../http/environment.ts';
import { PROCESSORS } from '../../site.ts';
import { programsIn } from '../connectors/all.ts';
import { missing, off, well, wrong, type Diagnosis } from './diagnosis.ts';

/** How long to wait for a database, in milliseconds. */
const PATIENCE_MS = 5000;

/** Where the endpoints are, for the pages. */
export function checkEndpoints({
  PUBLIC_SITE_ORIGIN: site,
  PUBLIC_API_ORIGIN: api,
  LOGIN_COOKIES: cookies,
}: Pick<Environment, 'PUBLIC_SITE_ORIGIN' | 'PUBLIC_API_ORIGIN' | 'LOGIN_COOKIES'>): Diagnosis {
  if (api === undefined) return well('Pages and endpoints have one address: PUBLIC_API_ORIGIN is not set.');
  if (isLoopback(api) && !isLoopback(site))
    return wrong(`PUBLIC_API_ORIGIN is ${api}, which no visitor can reach: set it to a public address.`);
  if (cookies.length > 0 && domainOf(api) !== domainOf(site))
    return wrong(
      `LOGIN_COOKIES would be cookies of another site: put ${api} and ${site} under one domain, or leave them out.`,
    );
  return well(`The endpoints are at ${api}, and let in the scripts of ${site} only.`);
}

/** Whether the address of each visitor is known, on which the rate limits depend. */
export function checkProxies({
  PUBLIC_SITE_ORIGIN: site,
  TRUSTED_PROXY_HOPS: hops,
}: Pick<Environment, 'PUBLIC_SITE_ORIGIN' | 'TRUSTED_PROXY_HOPS'>): Diagnosis {
  if (hops > 0)
    return well(`Visitors are known by what the last ${hops} of X-Forwarded-For say: ${hops} proxies.`);
  return isLoopback(site)
    ? well('No proxy: visitors are known by the address that they call from.')
    : missing(
        'TRUSTED_PROXY_HOPS is 0: what ends TLS before the server would be its only visitor. Set it to the number of proxies.',
      );
}

/** Whether the database of several servers answers. Nothing is written. */
export async function checkDatabase(
  { DATABASE_URL: url }: Pick<Environment, 'DATABASE_URL'>,
  patienceMs = PATIENCE_MS,
): Promise<Diagnosis> {
  if (url === undefined)
    return off('One server: requests are kept in DATA_DIR. Several need one DATABASE_URL.');
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return well('The database of DATABASE_URL answers.');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'it does not answer';
    return wrong(`DATABASE_URL cannot be used (${reason}): start the database, or correct its address.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Where demo requests are sent. */
export function checkLeads({
  LEADS_WEBHOOK_URL: url,
  SMTP_URL,
  LEADS_MAIL_TO: team,
}: Pick<Environment, 'LEADS_WEBHOOK_URL' | 'SMTP_URL' | 'LEADS_MAIL_TO'>): Diagnosis {
  // The path of a webhook is often a secret.
  if (url !== undefined) return well(`Demo requests are to be passed on to ${new URL(url).host}.`);
  return SMTP_URL === undefined
    ? missing('Nobody is told of a demo request: set LEADS_WEBHOOK_URL or SMTP_URL.')
    : off(`Demo requests are to be mailed to ${team.join(', ')}. LEADS_WEBHOOK_URL would pass them on.`);
}

/** Whether the privacy page names each program of the team that requests are passed on to. */
export function checkProcessors(
  environment: Environment,
  named: readonly { readonly program: string | null }[] = PROCESSORS,
): Diagnosis[] {
  return programsIn(environment).map((name) =>
    named.some(({ program }) => program === name)
      ? well(`The privacy page names ${name}, which requests are passed on to.`)
      : missing(
          `Requests are passed on to ${name}, and the privacy page does not name it: add it to PROCESSORS in src/site.ts.`,
        ),
  );
}

/** Whether mails leave. */
export function checkMails({
  SMTP_URL: url,
  MAIL_FROM,
}: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>): Diagnosis {
  return url === undefined
    ? missing(
        'Mails are only written to DATA_DIR/outbox, those that confirm a subscription too: set SMTP_URL, MAIL_FROM and LEADS_MAIL_TO.',
      )
    : well(`Mails are to leave through ${new URL(url).hostname}, from ${MAIL_FROM}.`);
}

/** Whether the login opens anything. */
export function checkLogin({ PRODUCT_API_URL: url }: Pick<Environment, 'PRODUCT_API_URL'>): Diagnosis {
  return url === undefined
    ? off('The login says that it is not open yet: PRODUCT_API_URL opens it.')
    : well(`Logins are to be handed to ${new URL(url).host}.`);
}

/** The tools that pages load, and who may list them. Throws an EnvironmentError. */
export function checkAudience(source: NodeJS.ProcessEnv): Diagnosis[] {
  const tools = configuredTags(source);
  const waiting = waitingTags(tools).map(({ name }) => name);
  return [
    ...(tools.length === 0 ? [off('No tool measures visits.')] : []),
    ...(waiting.length > 0 ? [well(`With consent, pages load ${waiting.join(', ')}.`)] : []),
    ...(waiting.length < tools.length
      ? [
          well(
            'Without consent, pages load matomo, by PUBLIC_MATOMO_EXEMPT: src/server/README.md lists what to verify in it.',
          ),
        ]
      : []),
    source['STAGING'] === '1'
      ? missing('STAGING=1 asks search engines to leave every page out: build a release without it.')
      : well('Search engines may list the pages.'),
  ];
}

/** The last two names of a host: enough to tell whether it could share a cookie. */
function domainOf(origin: string): string {
  return new URL(origin).hostname.split('.').slice(-2).join('.');
}
