/** Looks up what receivers of our mails look up: who may send for our domain, and whose signature they can check. */
import { Resolver } from 'node:dns/promises';
import type { Environment } from '#http/environment.ts';
import { domainOf } from '#http/mail-address.ts';
import { diagnosis, type Diagnosis } from './diagnosis.ts';

/** The time that a resolver has to answer, in milliseconds. */
const ANSWER_MS = 3000;

/** Answers that say that there is no such entry; every other failure says nothing. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

/** SPF, DMARC and, given its selector, DKIM of the domain that mails are from. `servers` are other resolvers. */
export async function checkSender(
  { SMTP_URL, MAIL_FROM }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>,
  selector?: string,
  servers?: readonly string[],
): Promise<Diagnosis[]> {
  if (SMTP_URL === undefined) return [];
  const domain = domainOf(MAIL_FROM);
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: 1 });
  if (servers !== undefined) resolver.setServers(servers);
  /** The entries of a name; throws when no resolver answers. */
  async function texts(name: string): Promise<string[]> {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (NOTHING.has(String(Object(error).code))) return [];
      throw error;
    }
  }
  try {
    const spf = (await texts(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
    const dmarc = (await texts(`_dmarc.${domain}`)).find((text) => /^v=DMARC1/i.test(text));
    const dkim = selector === undefined ? undefined : await texts(`${selector}._domainkey.${domain}`);
    return [spfOf(domain, spf), dmarcOf(domain, dmarc), dkimOf(domain, selector, dkim)];
  } catch (error) {
    return [
      diagnosis('off', `DNS of ${domain}: no resolver answers (${Object(error).code}): not looked up.`),
    ];
  }
}

function spfOf(domain: string, entries: readonly string[]): Diagnosis {
  const [entry] = entries;
  if (entry === undefined)
    return diagnosis('missing', `SPF: ${domain} has none: add the TXT entry that your mail provider gives.`);
  if (entries.length > 1)
    return diagnosis(
      'missing',
      `SPF: ${domain} has ${entries.length} entries, of which none counts: make them one.`,
    );
  return /[~-]all\b/i.test(entry)
    ? diagnosis('well', `SPF: ${entry}`)
    : diagnosis('missing', `SPF: ${domain} lets anybody send (${entry}): end it with -all or ~all.`);
}

function dmarcOf(domain: string, entry: string | undefined): Diagnosis {
  return entry === undefined
    ? diagnosis(
        'missing',
        `DMARC: ${domain} has none: add a TXT entry at _dmarc.${domain}, at first v=DMARC1; p=none.`,
      )
    : diagnosis('well', `DMARC: ${entry}`);
}

function dkimOf(domain: string, selector: string | undefined, entries: readonly string[] = []): Diagnosis {
  if (selector === undefined)
    return diagnosis('off', 'DKIM not looked up: npm run doctor -- --dkim <selector of your mail provider>.');
  const name = `${selector}._domainkey.${domain}`;
  return entries.some((entry) => /\bp=[\w+/]/i.test(entry))
    ? diagnosis('well', `DKIM: ${name} has a key.`)
    : diagnosis('missing', `DKIM: ${name} has no key: add the entry that your mail provider gives.`);
}
