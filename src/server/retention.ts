import type { Environment } from '#http/environment.ts';
import { purgeMailFiles } from './mail/mail-files.ts';
import { mailFolder } from './mail/mail-settings.ts';
import { unconfirmedLimit } from './newsletter/retention.ts';
import type { Store } from './store.ts';

export async function purge(
  environment: Environment,
  store: Pick<Store, 'purge'>,
  at: number,
): Promise<void> {
  await store.purge(at);
  await purgeMailFiles(mailFolder(environment), unconfirmedLimit(at));
}
