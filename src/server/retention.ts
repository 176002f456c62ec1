import type { Environment } from '#http/environment.ts';
import { leadsLimit } from './leads/retention.ts';
import { purgeMailFiles } from './mail/mail-files.ts';
import { mailFolder } from './mail/mail-settings.ts';
import { unconfirmedLimit } from './newsletter/retention.ts';
import type { Store } from './store.ts';

/** Deletes everything at the end of its retention period, mail files included. */
export async function purge(
  environment: Environment,
  store: Pick<Store, 'purge'>,
  at: number,
): Promise<void> {
  await store.purge(at);
  await purgeMailFiles(mailFolder(environment), (messageId) =>
    messageId.includes('-newsletter-') ? unconfirmedLimit(at) : leadsLimit(at),
  );
}
