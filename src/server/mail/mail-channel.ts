import type { Channel } from '../outbox/channel.ts';
import type { Attempt, Message } from '../outbox/message.ts';
import { retryAt } from '../outbox/schedule.ts';
import type { Mail, MailComposers } from './mail.ts';
import { sendMail, type MailSettings } from './send-mail.ts';

/** Makes the channel of mails, with the composers of every kind. */
export function mailChannel(settings: MailSettings, composers: MailComposers): Channel {
  return {
    name: 'mail',
    async send(message, at) {
      const compose = composers[message.kind];
      if (compose === undefined) return { outcome: 'failed', reason: `no mail is of kind ${message.kind}` };
      const composed = await compose(message, at);
      return 'outcome' in composed ? composed : sendToRecipients(settings, composed, message, at);
    },
  };
}

/**
 * Sends a mail once to each recipient who has not received it yet, or writes it to a file. A refused address of the team
 * is a wrong setting, which can be corrected; that of a visitor bounces. A text that all of them refuse fails.
 */
async function sendToRecipients(
  settings: MailSettings,
  mail: Mail,
  message: Message,
  at: number,
): Promise<Attempt> {
  const { id, isToVisitor, past } = message;
  const isWritten = settings.smtpUrl === undefined;
  const to = mail.to.filter((address) => past.recipients[address] !== 'delivered');
  // One file for all of them, but one conversation each with a mail server: a slow one delays nobody else.
  const groups = isWritten ? [to] : to.map((address) => [address]);
  const results = await Promise.all(groups.map((group) => sendMail(settings, mail, group, id)));
  const sent = isWritten ? 'written' : 'delivered';
  // Addresses of the team are settings; that of a visitor is not stored here.
  const recipients: Record<string, string> = {};
  for (const [index, { end, reason = '' }] of results.entries())
    for (const address of groups[index] ?? []) recipients[address] = end === 'sent' ? sent : reason;
  const stored = isToVisitor ? {} : { recipients };

  const refusals = results.filter(({ end }) => end !== 'sent');
  if (refusals.length === 0) return { outcome: sent, ...stored };
  const reason = [...new Set(refusals.map((refusal) => refusal.reason))].join(', ');
  if (refusals.every(({ isTextRefused }) => isTextRefused)) return { outcome: 'failed', reason, ...stored };
  const isBounced = refusals.some(({ end }) => end === 'bounced');
  if (isBounced && isToVisitor) return { outcome: 'bounced', reason };
  const isMisconfigured = isBounced || refusals.some((refusal) => refusal.isMisconfigured);
  return { outcome: 'retry', reason, retryAt: retryAt(message, at), isMisconfigured, ...stored };
}
