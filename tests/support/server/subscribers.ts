import type { Store } from '#server/store/store.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import type { Theme } from '#schemas/content/themes.ts';

/** Subscribes somebody who has confirmed. Returns the token of the settings. */
export async function subscribe(
  store: Store,
  email: string,
  at: number,
  { themes = ['decider'], locale = 'fr' }: { themes?: readonly Theme[]; locale?: 'fr' | 'en' } = {},
): Promise<string> {
  await store.subscriptions.request({ email, themes, locale, at });
  const [confirm, manage] = [newToken(), newToken()];
  await store.subscriptions.addToken(email, 'confirm', hashToken(confirm), at);
  await store.subscriptions.addToken(email, 'manage', hashToken(manage), at);
  await store.subscriptions.confirm(hashToken(confirm), at);
  return manage;
}
