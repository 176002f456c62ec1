import type { Channel, Failure, SendResult } from '../outbox/channel.ts';
import type { Message } from '../outbox/message.ts';
import type { Mail, MailComposers } from './mail.ts';
import { sendMail, type MailSettings } from './send-mail.ts';

export function mailChannel(settings: MailSettings, composers: MailComposers): Channel {
  return {
    name: 'mail',
    async send(message, at) {
      const compose = composers[message.kind];
      if (compose === undefined)
        return { ok: false, cause: 'refused', reason: `no mail is of kind ${message.kind}` };
      const composed = await compose(message, at);
      return composed.ok ? sendToRecipients(settings, composed.mail, message) : composed;
    },
  };
}

/** Sends a mail once to each recipient who has not received it yet; without a mail server, writes one file for all. */
async function sendToRecipients(
  settings: MailSettings,
  mail: Mail,
  { id, isToVisitor, recipients }: Message,
): Promise<SendResult> {
  if (settings.SMTP_URL === undefined) return sendMail(settings, mail, mail.to, id);
  const missing = mail.to.filter((address) => recipients[address]?.ok !== true);
  // A conversation each with the mail server: a slow one delays nobody else.
  const results = await Promise.all(
    missing.map(async (address) => [address, await sendMail(settings, mail, [address], id)] as const),
  );
  // Addresses of the team are settings; that of a visitor is not stored here.
  const stored = isToVisitor ? {} : { recipients: Object.fromEntries(results) };
  const failures = results.map(([, result]) => result).filter((result) => !result.ok);
  if (failures.length === 0) return { ok: true, ...stored };
  const reason = [...new Set(failures.map((failure) => failure.reason))].join(', ');
  const causes = new Set(failures.map(({ cause }) => cause));
  return { ok: false, cause: combineCauses(causes, isToVisitor), reason, ...stored };
}

/** A refused address of the team is a wrong setting, which can be corrected; that of a visitor bounces. */
function combineCauses(causes: ReadonlySet<Failure['cause']>, isToVisitor: boolean): Failure['cause'] {
  if (causes.has('bounced') && isToVisitor) return 'bounced';
  if (causes.has('bounced') || causes.has('settings')) return 'settings';
  return causes.has('temporary') ? 'temporary' : 'refused';
}
