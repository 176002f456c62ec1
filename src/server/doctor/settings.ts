/** Says what the environment configures, and what it leaves out. */
import { isLoopback } from '#http/origins.ts';
import type { Environment } from '#http/environment.ts';
import { missingOwnerFields } from '#i18n/facts.ts';
import { PROCESSORS } from '#site.ts';
import { httpChannelsIn } from '../store/message.ts';
import { diagnosis, type Diagnosis } from './diagnosis.ts';

/** Checks each setting that an operator forgets or mistypes. */
export function checkSettings(environment: Environment): Diagnosis[] {
  const fields = missingOwnerFields();
  return [
    checkAddress(environment),
    checkEndpoints(environment),
    checkProxies(environment),
    checkReceivers(environment),
    ...checkProcessors(environment),
    fields.length === 0
      ? diagnosis('well', 'OWNER in src/site.ts is complete.')
      : diagnosis(
          'missing',
          `RELEASE=1 refuses to build: give OWNER in src/site.ts its ${fields.join(', ')}.`,
        ),
  ];
}

/** Checks whether visitors can reach the address that pages give as theirs. */
export function checkAddress({ PUBLIC_SITE_ORIGIN: origin }: Pick<Environment, 'PUBLIC_SITE_ORIGIN'>) {
  return isLoopback(origin) || new URL(origin).hostname.endsWith('.example')
    ? diagnosis('missing', `${origin} is reached by nobody else: set PUBLIC_SITE_ORIGIN before a release.`)
    : diagnosis('well', `The site's address is ${origin}.`);
}

/** Checks where the endpoints are, for the pages. */
export function checkEndpoints({
  PUBLIC_SITE_ORIGIN: site,
  PUBLIC_API_ORIGIN: api = site,
}: Pick<Environment, 'PUBLIC_SITE_ORIGIN' | 'PUBLIC_API_ORIGIN'>): Diagnosis {
  return isLoopback(api) && !isLoopback(site)
    ? diagnosis('wrong', `PUBLIC_API_ORIGIN is ${api}, which no visitor can reach: set a public address.`)
    : diagnosis('well', `The endpoints are at ${api}, and let in the scripts of ${site} only.`);
}

/** Checks whether the address of each visitor is known, on which the rate limits depend. */
export function checkProxies({
  PUBLIC_SITE_ORIGIN: site,
  TRUSTED_PROXY_HOPS: hops,
}: Pick<Environment, 'PUBLIC_SITE_ORIGIN' | 'TRUSTED_PROXY_HOPS'>): Diagnosis {
  if (hops > 0) return diagnosis('well', `Visitors are known by what ${hops} proxies say.`);
  return isLoopback(site)
    ? diagnosis('well', 'No proxy: visitors are known by the address that they call from.')
    : diagnosis(
        'missing',
        'TRUSTED_PROXY_HOPS is 0: a proxy would be the only visitor. Set it to their number.',
      );
}

/** Checks who is told of leads. The path of a webhook is often a secret. */
export function checkReceivers({
  LEADS_WEBHOOK_URL: url,
  SMTP_URL,
  LEADS_MAIL_TO: team,
}: Pick<Environment, 'LEADS_WEBHOOK_URL' | 'SMTP_URL' | 'LEADS_MAIL_TO'>): Diagnosis {
  const hook = url === undefined ? '' : `, and posted to ${new URL(url).host}`;
  if (SMTP_URL !== undefined) return diagnosis('well', `Leads are mailed to ${team.join(', ')}${hook}.`);
  return diagnosis(
    'missing',
    `Mails are only written to DATA_DIR/outbox, also those that confirm a subscription${hook}: set SMTP_URL, MAIL_FROM and LEADS_MAIL_TO.`,
  );
}

/** Checks whether the privacy page names each company that leads are passed on to. */
export function checkProcessors(
  environment: Environment,
  named: readonly { readonly program: string | null }[] = PROCESSORS,
): Diagnosis[] {
  const programs = httpChannelsIn(environment).filter((channel) => channel !== 'webhook');
  return programs.map((name) =>
    named.some(({ program }) => program === name)
      ? diagnosis('well', `The privacy page names ${name}, which leads are passed on to.`)
      : diagnosis('missing', `Leads are passed on to ${name}: add it to PROCESSORS in src/site.ts.`),
  );
}
