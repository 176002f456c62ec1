import type { Theme } from '#schemas/content/themes.ts';
import type { Store } from '#server/store.ts';

/** Returns the token that confirms the subscription of an address, as a mail sent at that time holds it. */
export async function confirmationToken(store: Store, email: string, at: number): Promise<string> {
  const { subscription } = await store.subscriptions.about(email);
  return store.subscriberTokens.issueConfirmation(String(subscription?.id), at);
}

/** Returns the token in the links of every newsletter issue, to settings and to unsubscribe: it does not expire. */
export async function settingsToken(store: Store, email: string): Promise<string> {
  const { subscription } = await store.subscriptions.about(email);
  return store.subscriberTokens.issue(String(subscription?.id));
}

/** Subscribes an address, and confirms it. Returns its settings token. */
export async function subscribe(
  store: Store,
  email: string,
  at: number,
  { themes = ['decider'], locale = 'fr' }: { themes?: readonly Theme[]; locale?: 'fr' | 'en' } = {},
): Promise<string> {
  await store.subscriptions.request({ email, themes, locale, at });
  await store.subscriptions.confirm(await confirmationToken(store, email, at), at);
  return settingsToken(store, email);
}
