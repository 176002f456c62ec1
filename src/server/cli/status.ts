import type { Environment } from '#http/environment.ts';
import { mailFolder } from '../mail/mail-files.ts';
import { CHANNEL_SETTINGS } from '../channels/enabled-channels.ts';
import { storePlace } from '../open-store.ts';
import { isoTime, type LeadContext } from './lead-commands.ts';

export async function status({ environment, store, at, write }: LeadContext): Promise<void> {
  const health = await store.health(at);
  write(`${storePlace(environment)}, leads: ${await store.leads.count()}\n`);
  if (!health.writable) write(`No lead can be stored: ${health.reason}.\n`);
  for (const { channel, ...counts } of await store.outbox.status()) {
    const { waiting, failed, delivered, written, bounced, pausedUntil, failingSince, lastReason } = counts;
    const setting = channelSetting(channel, environment);
    write(`${channel} (${setting}): ${delivered} delivered, ${waiting} waiting, ${failed} failed\n`);
    if (written > 0) write(`  ${written} only written to files, which nobody received\n`);
    if (bounced > 0) write(`  ${bounced} to visitors whose address takes no mail\n`);
    if (pausedUntil > at) write(`  paused until ${isoTime(pausedUntil)} by Retry-After; replay ends it\n`);
    if (failingSince !== null) write(`  failing since ${isoTime(failingSince)}\n`);
    if (lastReason !== null && (failingSince !== null || failed > 0))
      write(`  last failure: ${lastReason}\n`);
    if (failed > 0) write('  once the cause is corrected: npm run leads -- replay\n');
  }
  const spam = await store.spam.count();
  if (spam > 0) write(`spam: ${spam}, see npm run leads -- spam\n`);
}

function channelSetting(channel: string, environment: Environment): string {
  const name = SETTINGS[channel];
  if (name === undefined) return 'unknown';
  if (environment[name] !== undefined) return name;
  return channel === 'mail'
    ? `${name} is not set: written to ${mailFolder(environment)}`
    : `${name} is not set`;
}

const SETTINGS: Readonly<Record<string, keyof Environment>> = { mail: 'SMTP_URL', ...CHANNEL_SETTINGS };
