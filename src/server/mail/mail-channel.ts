import type { Attempt, Job } from '../outbox/message.ts';
import { handOver, type MailSettings } from './send-mail.ts';
import type { Mail } from './mail.ts';
import { retryAt } from '../outbox/schedule.ts';

/**
 * Sends the mail of a message once to each recipient who has not received it yet, or writes it to a file. An address of
 * the team that is refused for good is a wrong setting; a visitor's is not asked again. It is given up when all who are
 * left refuse its text. Never rejects.
 */
export async function sendMail(settings: MailSettings, mail: Mail, job: Job, at: number): Promise<Attempt> {
  const isToTeam = job.kind.endsWith('-team') || job.kind === 'alert';
  const isWritten = settings.smtpUrl === undefined;
  const to = mail.to.filter((address) => job.past.recipients[address] !== 'delivered');
  // A file is one for all of them; a mail server is told one by one, side by side: who is slow keeps nobody waiting.
  const groups = isWritten ? [to] : to.map((address) => [address]);
  const ends = await Promise.all(groups.map((group) => handOver(settings, mail, group, job.id)));
  const refusals = ends.filter(({ end }) => end !== 'sent');
  const sent = isWritten ? 'written' : 'delivered';
  const outcomes = ends.flatMap(({ end, reason }, n) =>
    (groups[n] ?? []).map((address) => [address, end === 'sent' ? sent : reason]),
  );
  // Only the addresses of the team are kept with their outcome: they are settings, and nobody's data.
  const kept = isToTeam ? { recipients: Object.fromEntries(outcomes) as Record<string, string> } : {};
  if (refusals.length === 0) return { outcome: sent, ...kept };
  const reason = [...new Set(refusals.map((refusal) => refusal.reason))].join(', ');
  if (refusals.every(({ isText }) => isText)) return { outcome: 'failed', reason, ...kept };
  const isBounced = refusals.some(({ end }) => end === 'bounced');
  if (isBounced && !isToTeam) return { outcome: 'bounced', reason };
  const isMisconfigured = isBounced || refusals.some(({ isOurs }) => isOurs);
  return { outcome: 'retry', reason, retryAt: retryAt(job, at), isMisconfigured, ...kept };
}
