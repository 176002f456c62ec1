import type { Database } from './database/database.ts';
import { purgeSubscriptions } from './newsletter/retention.ts';
import { subscriberTokens } from './newsletter/subscriber-tokens.ts';
import { storedSubscriptions } from './newsletter/subscriptions.ts';
import { storedErrors } from './reports/stored-errors.ts';
import { addressHasher } from './database/address-hash.ts';
import { storeHealth } from './store-health.ts';
import { storedLeads } from './leads/stored-leads.ts';
import {
  httpChannelsIn,
  subscriberChannelsIn,
  type ChannelSettings,
  type MessageKind,
} from './outbox/message.ts';
import { storedOutbox } from './outbox/stored-outbox.ts';
import { purge } from './leads/retention.ts';
import { storedSecrets } from './database/secrets.ts';
import { storedSpam } from './forms/stored-spam.ts';

/**
 * What the server keeps between two starts, on SQLite (one machine) or PostgreSQL (several servers). Times are
 * milliseconds since 1970. Every promise may reject with a StoreUnavailableError; one that resolves after a change does so
 * once the change is committed. A caller that needs one part takes only that.
 */
export type Store = ReturnType<typeof storeIn>;

/** Makes the store of a database. */
export function storeIn(database: Database, settings: ChannelSettings) {
  const httpChannels = httpChannelsIn(settings);
  const secret = storedSecrets(database);
  const addressHash = addressHasher(secret);
  const tokens = subscriberTokens(secret);
  const subscriptions = storedSubscriptions(database, {
    addressHash,
    tokens,
    httpChannels,
    subscriberChannels: subscriberChannelsIn(settings),
  });
  const { requestIn: requestNewsletter } = subscriptions;
  const messages: readonly MessageKind[] = [
    ...httpChannels.map((channel) => `lead-${channel}` as const),
    'lead-team',
    'lead-visitor',
  ];
  const leads = storedLeads(database, { addressHash, requestNewsletter, messages });
  return {
    leads,
    subscriptions,
    subscriberTokens: tokens,
    spam: storedSpam(database, {
      accept: (lead) => leads.accept(lead),
      addressHash,
      requestNewsletter,
    }),
    errors: storedErrors(database),
    outbox: storedOutbox(database, httpChannels),
    secret,
    /** Says whether a write succeeds right now, and what waits. Never rejects. */
    health: storeHealth(database),
    /**
     * Deletes what RETENTION no longer allows to keep, and what has expired. What only a wrong clock would ask for is
     * refused, unless it is confirmed: then nothing is deleted, and the reason is returned, a sentence for operators.
     */
    purge: (at: number, isConfirmed?: boolean) => purge(database, at, purgeSubscriptions, isConfirmed),
    close: () => database.close(),
  };
}
