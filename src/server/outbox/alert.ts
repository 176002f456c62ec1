import { serverTranslator } from '#i18n/server-translate.ts';

/**
 * Problem of a channel, reported to the owner by another one. `failing`: for a quarter of an hour; `failed`: a message was
 * given up; `settings`: our settings are refused; `flood`: visitors' mails have reached the limit of the site.
 */
export interface Alert {
  readonly channel: string;
  readonly problem: 'failing' | 'failed' | 'settings' | 'flood';
}

export function alertWords({ channel, problem }: Alert): { subject: string; text: string; action: string } {
  const t = serverTranslator('fr');
  const names: Readonly<Record<string, string>> = t('mail.alert.channels');
  return t(`mail.alert.${problem}`, { channel: names[channel] ?? channel });
}
