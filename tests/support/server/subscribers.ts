import type { Theme } from '#schemas/content/themes.ts';
import type { Store } from '#server/store.ts';

/** Returns the token that confirms the subscription of an address, as a mail sent at that time holds it. */
export async function confirmationToken(store: Store, email: string, at: number): Promise<string> {
  const { subscription } = await store.subscriptions.about(email);
  return store.subscriberTokens.issueConfirmation(String(subscription?.id), at);
}

/** Returns the lasting token of an address that is subscribed. */
export async function lastingToken(store: Store, email: string): Promise<string> {
  const { subscription } = await store.subscriptions.about(email);
  return store.subscriberTokens.issue(String(subscription?.id));
}

/** Subscribes an address, and confirms it. Returns its lasting token. */
export async function subscribe(
  store: Store,
  email: string,
  at: number,
  { themes = ['decider'], locale = 'fr' }: { themes?: readonly Theme[]; locale?: 'fr' | 'en' } = {},
): Promise<string> {
  await store.subscriptions.request({ email, themes, locale, at });
  await store.subscriptions.confirm(await confirmationToken(store, email, at), at);
  return lastingToken(store, email);
}
