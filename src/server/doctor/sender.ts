/** Looks up what receivers of our mails look up: who may send for our domain, and whose signature they can check. */
import { Resolver } from 'node:dns/promises';
import type { Environment } from '../../http/environment.ts';
import { missing, off, well, type Diagnosis } from './diagnosis.ts';

/** How long a resolver has to answer, in milliseconds. */
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
  const domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1);
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
    return [off(`DNS of ${domain}: no resolver answers (${Object(error).code}): not looked up.`)];
  }
}

function spfOf(domain: string, entries: readonly string[]): Diagnosis {
  const [entry] = entries;
  if (entry === undefined)
    return missing(
      `SPF: ${domain} has none: add a TXT entry, v=spf1 and what your mail server's provider gives.`,
    );
  if (entries.length > 1)
    return missing(
      `SPF: ${domain} has ${entries.length} entries, of which receivers believe none: make them one.`,
    );
  if (!/[~-]all\b/i.test(entry))
    return missing(`SPF: ${domain} lets anybody send (${entry}): end it with -all or ~all.`);
  return well(`SPF: ${entry}`);
}

function dmarcOf(domain: string, entry: string | undefined): Diagnosis {
  if (entry === undefined)
    return missing(
      `DMARC: ${domain} has none, which large mailboxes ask for: add a TXT entry at _dmarc.${domain}, at first v=DMARC1; p=none.`,
    );
  return well(`DMARC: ${entry}`);
}

function dkimOf(domain: string, selector: string | undefined, entries: readonly string[] = []): Diagnosis {
  if (selector === undefined)
    return off(
      "DKIM not looked up: npm run doctor -- --dkim <selector>, the one of your mail server's provider.",
    );
  const name = `${selector}._domainkey.${domain}`;
  return entries.some((entry) => /\bp=[\w+/]/i.test(entry))
    ? well(`DKIM: ${name} has a key.`)
    : missing(`DKIM: ${name} has no key: add the entry that your mail server's provider gives.`);
}
