/** Sends an edition of the tests' own as `npm run newsletter -- send` does. Started as a process by the tests. */
import { readEnvironment } from '#http/environment.ts';
import type { PublishedEdition } from '#schemas/content/edition.ts';
import { sendEdition, type Sending } from '#server/newsletter/send-editions.ts';
import { openCommandStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import type { Theme } from '#schemas/content/themes.ts';

/** What of an edition decides who gets it. */
export const ESSAI = { edition: '2026-11-24-essai', themes: ['detecter', 'decider'] } as const;

/** An edition in both languages, on two themes. */
const VERSIONS: readonly PublishedEdition[] = (['fr', 'en'] as const).map((locale) => ({
  ...ESSAI,
  locale,
  day: '2026-11-24',
  pending: undefined,
  issue: locale,
  title: `Essai ${locale}`,
  description: 'Une lettre des tests.',
  share: undefined,
  html: '<div class="prose"><p>Bonjour.</p></div>',
}));

/** The same edition under another name. */
export const edition = (name: string) => VERSIONS.map((version) => ({ ...version, edition: name }));

/** What sending takes, at a pace that a test can wait for. */
export function sendingOf(store: Store, smtpUrl: string, more: Partial<Sending> = {}): Sending {
  return {
    store,
    mail: { smtpUrl, folder: '', from: 'site@example.com' },
    site: new URL('https://www.example.org'),
    endpointsOrigin: 'https://www.example.org',
    versions: VERSIONS,
    paceMs: 0,
    ...more,
  };
}

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

if (import.meta.main) {
  const store = await openCommandStore(readEnvironment(process.env));
  await sendEdition(sendingOf(store, String(process.env['SMTP_URL'])));
  await store.close();
}
