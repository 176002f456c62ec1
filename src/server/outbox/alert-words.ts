import { serverTranslator } from '#i18n/server-translate.ts';
import type { Alert } from './message.ts';

export function alertWords({ channel, problem }: Alert): { subject: string; text: string; action: string } {
  const t = serverTranslator('fr');
  const names: Readonly<Record<string, string>> = t('mail.alert.channels');
  return t(`mail.alert.${problem}`, { channel: names[channel] ?? channel });
}
