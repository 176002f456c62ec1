/** The work of the server beside answering: it delivers, deletes what is no longer to be kept, reminds of what is stuck. */
import { purgeMailFiles } from './mail/mail-files.ts';
import { mailFolder } from './mail/mail-settings.ts';
import { startWorker } from './outbox/worker.ts';
import { createSend } from './delivery.ts';
import type { Environment } from '#http/environment.ts';
import { describeError, logEvent } from './log.ts';
import { HTTP_CHANNELS, httpChannelsIn } from './outbox/message.ts';
import { storePlace } from './open-store.ts';
import type { Store } from './store.ts';
import { StoreUnavailableError } from './database/database.ts';

/** The time between two purges, in milliseconds. Retention counts in days. */
const PURGE_MS = 3_600_000;

/** Starts it all, and says in the log where leads go. Returns how to stop. */
export function startBackground(environment: Environment, store: Store): () => Promise<void> {
  logEvent('info', 'config.channels', {
    ...Object.fromEntries(httpChannelsIn(environment).map((channel) => [channel, HTTP_CHANNELS[channel]])),
    mails: environment.SMTP_URL === undefined ? mailFolder(environment) : 'SMTP_URL',
  });
  // By what it holds, an operator knows whether the store is the one that was meant.
  const opened = storePlace(environment);
  void store.leads.count().then(
    (leads) => logEvent('info', 'store.opened', { place: opened, leads }),
    () => logEvent('error', 'store.open_failed', { place: opened }),
  );
  const worker = startWorker({ store, send: createSend(environment, store) });
  const timer = setInterval(() => void purge(environment, store), PURGE_MS);
  void purge(environment, store);
  return async function stop() {
    clearInterval(timer);
    await worker.stop();
  };
}

/** Deletes what is no longer to be kept, and reminds of dead letters. */
async function purge(environment: Environment, store: Store): Promise<void> {
  const at = Date.now();
  try {
    const refusal = await store.purge(at);
    if (refusal === undefined) await purgeMailFiles(mailFolder(environment), at);
    else {
      logEvent('warn', 'retention.purge_refused', { reason: refusal });
      await store.outbox.raise({ channel: 'store', problem: 'purge' }, at);
    }
    for (const { channel, failed } of await store.outbox.status()) {
      if (failed === 0 || !(await store.outbox.raise({ channel, problem: 'failed' }, at))) continue;
      logEvent('warn', 'outbox.alert_raised', { channel, problem: 'failed', failed });
    }
  } catch (error) {
    // The worker says when the store is not there; the next round does what this one could not.
    if (!(error instanceof StoreUnavailableError))
      logEvent('error', 'retention.purge_failed', { ...describeError(error) });
  }
}
