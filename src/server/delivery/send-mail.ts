import type { Attempt, Job } from '../store/message.ts';
import { handOver, type MailSettings } from './hand-over.ts';
import type { MailContext } from './mail.ts';
import { composeMail } from './mails.ts';
import { retryAt } from './schedule.ts';

/**
 * Sends the mail of a message once to each recipient who has not received it yet, or writes it to a file. An address of
 * the team that is refused for good is a wrong setting; a visitor's is not asked again. Rejects only when the store does.
 */
export async function sendMail(
  settings: MailSettings,
  context: MailContext,
  job: Job,
  at: number,
): Promise<Attempt> {
  const mail = await composeMail(job, context, at);
  if ('outcome' in mail) return mail;
  const isToTeam = job.kind.endsWith('-team') || job.kind === 'alert';
  const sent = settings.smtpUrl === undefined ? 'written' : 'delivered';
  const to = mail.to.filter((address) => job.past.recipients[address] !== 'delivered');
  // Side by side: all of them end within the lease.
  const ends = await Promise.all(to.map((address) => handOver(settings, mail, address, job.id)));
  const refusals = ends.filter(({ end }) => end !== 'sent');
  const outcomes = ends.map(({ end, reason }, n) => [to[n], end === 'sent' ? sent : reason]);
  // Only the addresses of the team are kept with their outcome: they are settings, and nobody's data.
  const kept = isToTeam ? { recipients: Object.fromEntries(outcomes) as Record<string, string> } : {};
  if (refusals.length === 0) return { outcome: sent, ...kept };
  const reason = [...new Set(refusals.map((refusal) => refusal.reason))].join(', ');
  if (refusals.some(({ isText }) => isText)) return { outcome: 'parked', reason, ...kept };
  const isBounced = refusals.some(({ end }) => end === 'bounced');
  if (isBounced && !isToTeam) return { outcome: 'bounced', reason };
  const isMisconfigured = isBounced || refusals.some(({ isOurs }) => isOurs);
  return { outcome: 'retry', reason, retryAt: retryAt(job, at), isMisconfigured, ...kept };
}
