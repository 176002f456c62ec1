import {
  enabledChannels,
  fallbackChannel,
  subscriberChannels,
  type ChannelSettings,
} from './channels/enabled-channels.ts';
import type { Database } from './database/database.ts';
import { addressHasher, storedSecrets } from './database/secrets.ts';
import { purgeSpam, storedSpam } from './forms/stored-spam.ts';
import { DEMO_FORM, purgeLeads, storedLeads } from './leads/stored-leads.ts';
import { purgeSubscriptions, storedSubscriptions } from './newsletter/stored-subscriptions.ts';
import { subscriberTokens } from './newsletter/subscriber-tokens.ts';
import { NEWSLETTER_FORM } from './newsletter/subscription-requests.ts';
import { purgeMessages, storedOutbox } from './outbox/stored-outbox.ts';
import { purgeErrors, storedErrors } from './reports/stored-errors.ts';
import { storeHealth } from './store-health.ts';

/** Everything that is stored. Every promise may reject with a StoreUnavailableError. */
export type Store = ReturnType<typeof createStore>;

export function createStore(database: Database, settings: ChannelSettings) {
  const secret = storedSecrets(database);
  const addressHash = addressHasher(secret);
  const tokens = subscriberTokens(secret);
  const channels = enabledChannels(settings);
  const subscriptions = storedSubscriptions(database, {
    addressHash,
    tokens,
    channels: subscriberChannels(settings),
  });
  const leads = storedLeads(database, { addressHash, channels });
  return {
    leads,
    subscriptions,
    subscriberTokens: tokens,
    spam: storedSpam(database, { [DEMO_FORM]: leads.release, [NEWSLETTER_FORM]: subscriptions.release }),
    errors: storedErrors(database),
    outbox: storedOutbox(database, {
      channels: ['mail', ...channels],
      fallbackChannel: fallbackChannel(settings),
    }),
    secret,
    /** Returns whether a lead could be stored now, and how many messages wait. Never rejects. */
    health: storeHealth(database),
    purge: (at: number): Promise<void> =>
      database.transaction(async (transaction) => {
        for (const purge of [purgeLeads, purgeSubscriptions, purgeSpam, purgeErrors, purgeMessages])
          await purge(transaction, at);
      }),
    close: () => database.close(),
  };
}
