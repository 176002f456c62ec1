import type { Environment } from '#http/environment.ts';
import { leadsLimit } from './leads/retention.ts';
import { purgeMailFiles } from './mail/mail-files.ts';
import { mailFolder } from './mail/mail-settings.ts';
import { unconfirmedLimit } from './newsletter/retention.ts';
import type { Store } from './store.ts';

/**
 * Deletes everything at the end of its retention period, mail files included. Returns the reason when the store refuses,
 * which it does not when it is confirmed.
 */
export async function purge(
  environment: Environment,
  store: Pick<Store, 'purge'>,
  at: number,
  isConfirmed?: boolean,
): Promise<string | undefined> {
  const refusal = await store.purge(at, isConfirmed);
  if (refusal === undefined)
    await purgeMailFiles(mailFolder(environment), (messageId) =>
      messageId.includes('-newsletter-') ? unconfirmedLimit(at) : leadsLimit(at),
    );
  return refusal;
}
