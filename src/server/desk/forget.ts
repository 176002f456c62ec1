import { forgetMailFiles } from '../delivery/mail-files.ts';
import { mailFolder } from '../delivery/send.ts';
import type { Environment } from '#http/environment.ts';
import { httpChannelsIn } from '../store/message.ts';
import type { Store } from '../store/store.ts';

/** The report of a deletion, and what a second look found. */
export interface Forgotten {
  readonly email: string;
  readonly at: number;
  /** The ids of leads and messages. */
  readonly ids: readonly string[];
  readonly files: number;
  /** True when nothing is kept under the address any more, looked up again afterwards. */
  readonly isGone: boolean;
  /** The programs that may have received it before, by the name of their channel. */
  readonly others: readonly string[];
}

/** Deletes all that is kept about a person, and looks again. */
export async function forgetPerson(
  store: Store,
  environment: Environment,
  email: string,
  at: number,
): Promise<Forgotten> {
  const ids = await store.leads.forget(email, at);
  const files = await forgetMailFiles(mailFolder(environment), email, ids);
  const { leads, subscription, spam } = await store.leads.about(email);
  const isGone = leads.length + spam.length === 0 && subscription === undefined;
  const others = [...httpChannelsIn(environment), ...(environment.SMTP_URL === undefined ? [] : ['mail'])];
  return { email, at, ids, files, isGone, others };
}
