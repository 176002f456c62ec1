import { setTimeout as wait } from 'node:timers/promises';
import { handOver, type HandedOver, type MailSettings } from '../delivery/hand-over.ts';
import { domainOf, isMailAddress } from '#http/mail-address.ts';
import type { Store } from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';
import { editionMail } from './edition-mail.ts';
import type { PublishedEdition } from '#schemas/content/edition.ts';
import { newsletterLinks } from './mail-links.ts';
import type { Recipient } from './stored-editions.ts';

/** The settings and services of sending an edition. */
export interface Sending {
  readonly store: Pick<Store, 'editions' | 'subscriptions'>;
  readonly mail: MailSettings;
  /** The origins of the pages, and of the endpoints that the links of a mail open. */
  readonly site: URL;
  readonly endpointsOrigin: string;
  /** The edition in each language. */
  readonly versions: readonly PublishedEdition[];
  /** The least time from one copy to the next, in milliseconds. */
  readonly paceMs: number;
  readonly now?: () => number;
  readonly signal?: AbortSignal;
  /** Told after each copy how many there were. */
  readonly onCopy?: (count: number) => void;
}

type SentCounts = Record<HandedOver['end'], number>;

/** The failures in a row after which the run ends. */
const MOST_FAILURES = 3;

/**
 * Sends an edition to each subscriber who is to get it, one after the other. Each copy is claimed before and noted after:
 * whenever this ends, by kill -9 too, another run goes on with the rest, and nobody gets a second one. Returns how the
 * copies ended (the next run tries those that are unsent), and why it was `stopped` before all had theirs.
 */
export async function sendEdition(sending: Sending): Promise<SentCounts & { readonly stopped?: string }> {
  const { store, versions, paceMs, now = Date.now, signal, onCopy } = sending;
  const [first] = versions;
  const counts: SentCounts = { sent: 0, bounced: 0, unsent: 0, uncertain: 0 };
  if (first === undefined) return counts;
  const { edition } = first;
  let failures = 0;
  let done = 0;
  for (const { subscriptionId } of await store.editions.recipients(first, now())) {
    if (signal?.aborted) return { ...counts, stopped: 'SIGINT' };
    const recipient = await store.editions.claim(first, subscriptionId, now());
    const version = versions.find(({ locale }) => locale === recipient?.locale);
    if (recipient === undefined || version === undefined) continue; // claimed elsewhere, or gone
    const begun = performance.now();
    const { end, reason, isOurs } = await sendCopy(sending, version, recipient);
    if (end !== 'uncertain') await store.editions.settle({ edition, subscriptionId }, end, now());
    counts[end] += 1;
    onCopy?.((done += 1));
    failures = end === 'unsent' || end === 'uncertain' ? failures + 1 : 0;
    if (isOurs || failures === MOST_FAILURES) return { ...counts, stopped: String(reason) };
    await wait(Math.max(0, paceMs - (performance.now() - begun)), undefined, { signal }).catch(
      () => undefined,
    );
  }
  return counts;
}

/** Composes a copy with a link of its own, and hands it over. */
async function sendCopy(
  { store, mail: settings, site, endpointsOrigin }: Sending,
  version: PublishedEdition,
  { subscriptionId, email, locale }: Recipient,
): Promise<HandedOver> {
  if (!isMailAddress(email)) return { end: 'bounced', reason: 'no address' };
  const manage = newToken();
  if (!(await store.subscriptions.addToken(email, 'manage', hashToken(manage), Date.now())))
    return { end: 'unsent', reason: 'left' };
  const links = newsletterLinks(endpointsOrigin, locale, { confirm: '', manage });
  const mail = editionMail(version, { to: email, site, domain: domainOf(settings.from), links });
  // The same for every attempt at the same copy, so that a mail program knows a second one.
  return handOver(settings, mail, [email], `${version.edition}.${subscriptionId}`);
}
