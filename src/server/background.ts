import type { Environment } from '#http/environment.ts';
import { HOUR_MS } from '#time.ts';
import { CHANNEL_SETTINGS, enabledChannels } from './channels/enabled-channels.ts';
import { StoreUnavailableError } from './database/database.ts';
import { openChannels } from './delivery.ts';
import { describeError, logEvent } from './log.ts';
import { mailFolder, purgeMailFiles } from './mail/mail-files.ts';
import { unconfirmedLimit } from './newsletter/stored-subscriptions.ts';
import { storePlace } from './open-store.ts';
import { startWorker } from './outbox/worker.ts';
import type { Store } from './store.ts';

/** Time between two purges, in milliseconds. Retention periods count in days. */
const PURGE_MS = HOUR_MS;

/** Starts to deliver messages and to purge the store, and logs its place and the channels. Returns how to stop. */
export function startBackground(environment: Environment, store: Store): () => Promise<void> {
  const channels = enabledChannels(environment).map((name) => [name, CHANNEL_SETTINGS[name]]);
  const mails = environment.SMTP_URL === undefined ? mailFolder(environment) : 'SMTP_URL';
  logEvent('info', 'config.channels', { ...Object.fromEntries(channels), mails });
  const place = storePlace(environment);
  // The number of leads shows an operator whether this is the intended store.
  void store.leads.count().then(
    (leads) => logEvent('info', 'store.opened', { place, leads }),
    () => logEvent('error', 'store.open_failed', { place }),
  );
  const worker = startWorker(store.outbox, openChannels(environment, store));
  const timer = setInterval(() => void purgeSafely(environment, store), PURGE_MS);
  void purgeSafely(environment, store);
  return async function stop() {
    clearInterval(timer);
    await worker.stop();
  };
}

/** Purges the store, and alerts the team of failed messages. Never rejects. */
async function purgeSafely(environment: Environment, store: Store): Promise<void> {
  const at = Date.now();
  try {
    await store.purge(at);
    await purgeMailFiles(mailFolder(environment), unconfirmedLimit(at));
    for (const { channel, failed } of await store.outbox.status()) {
      if (failed === 0 || !(await store.outbox.raiseAlert({ channel, problem: 'failed' }, at))) continue;
      logEvent('warn', 'outbox.alert_raised', { channel, problem: 'failed', failed });
    }
  } catch (error) {
    // The worker logs that the store is unavailable; the next purge follows in an hour.
    if (!(error instanceof StoreUnavailableError))
      logEvent('error', 'retention.purge_failed', { ...describeError(error) });
  }
}
