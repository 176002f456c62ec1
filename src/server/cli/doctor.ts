/**
 * `npm run doctor`: tries the settings, the store, the mail server and the channels, and writes a line for each. Sends no
 * mail and stores nothing; the webhook receives a signed event of the type `test`. Exits with 1 when something is wrong.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from '#http/environment.ts';
import { isLoopback } from '#http/origins.ts';
import { unnamedProcessors } from '#http/processors.ts';
import { connectChannel } from '../channels/open-channel.ts';
import { callErrorReason } from '../call-json.ts';
import { openTransport } from '../mail/send-mail.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { CHANNEL_SETTINGS, enabledChannels, type ChannelName } from '../channels/enabled-channels.ts';
import { openCommandStore, storePlace } from '../open-store.ts';
import { runAtTerminal, type Program } from './command-line.ts';

/** Result of one check. The sentence says what to do and holds no secret. */
interface Diagnosis {
  /** `missing` is fine for a trial, but not for a public site. */
  readonly state: 'ok' | 'missing' | 'wrong';
  readonly sentence: string;
}

const ok = (sentence: string): Diagnosis => ({ state: 'ok', sentence });
const missing = (sentence: string): Diagnosis => ({ state: 'missing', sentence });
const wrong = (sentence: string): Diagnosis => ({ state: 'wrong', sentence });

const MAIL_STEP_MS = 5000;

export const doctor: Program = async ({ variables, write }) => {
  const environment = readEnvironment(variables);
  const diagnoses = [
    ...checkSettings(environment),
    ...(await Promise.all([
      checkStore(environment),
      checkMail(environment),
      ...enabledChannels(environment).map((channel) => checkChannel(channel, environment)),
    ])),
  ];
  for (const { state, sentence } of diagnoses) write(`${state.padEnd(8)}${sentence}\n`);
  return diagnoses.some(({ state }) => state === 'wrong') ? 1 : 0;
};

function checkSettings(environment: Environment): Diagnosis[] {
  const { PUBLIC_SITE_ORIGIN: site, PUBLIC_API_ORIGIN: api = site, TRUSTED_PROXY_HOPS: hops } = environment;
  const isPublic = !isLoopback(site) && !new URL(site).hostname.endsWith('.example');
  return [
    isPublic ? ok(`The site is ${site}.`) : missing(`Nobody else reaches ${site}: set PUBLIC_SITE_ORIGIN.`),
    isLoopback(api) && !isLoopback(site)
      ? wrong(`Visitors cannot reach PUBLIC_API_ORIGIN ${api}: set a public address.`)
      : ok(`The endpoints are at ${api}.`),
    ...(isPublic && hops === 0
      ? [missing('TRUSTED_PROXY_HOPS is 0: behind a proxy, all visitors would count as one.')]
      : []),
    ...unnamedProcessors(environment).map((name) =>
      missing(`Leads are passed to ${name}: name it in PROCESSORS of src/site.ts.`),
    ),
  ];
}

/** Opens the store as the server does, and stores a lead that it deletes again. */
async function checkStore(environment: Environment): Promise<Diagnosis> {
  const { DATA_DIR, DATABASE_URL } = environment;
  const place = storePlace(environment);
  if (DATABASE_URL === undefined && !existsSync(path.join(DATA_DIR, 'site.db')))
    return existsSync(path.dirname(DATA_DIR))
      ? missing(`Store ${place}: the server creates it when it starts.`)
      : wrong(`Store ${place}: mount the disk of DATA_DIR, or create ${path.dirname(DATA_DIR)}.`);
  const store = await openCommandStore(environment);
  try {
    const health = await store.health(Date.now());
    if (!health.writable) return wrong(`Store ${place}: ${health.reason}.`);
    return ok(`Store ${place}: writable, leads: ${await store.leads.count()}.`);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return wrong(`Store ${place}: ${error.message}.`);
  } finally {
    store.close().catch(() => undefined); // not awaited: an unreachable database never closes
  }
}

const MAIL_REMEDIES: Readonly<Record<string, string>> = {
  EAUTH: 'correct the name and the password; # and @ are written %23 and %40 there',
  ETLS: 'it offers no STARTTLS: use smtps:// and its port, mostly 465',
  EDNS: 'its name does not exist',
  ETIMEDOUT: 'it does not answer: correct host and port, and ask whether that port is open',
  ECONNECTION: 'nothing listens there: correct host and port',
  ESOCKET: 'nothing listens there, or its certificate is not trusted',
};

async function checkMail({ SMTP_URL: url, LEADS_MAIL_TO: team }: Environment): Promise<Diagnosis> {
  if (url === undefined) return missing('Mails are only written to DATA_DIR/outbox: set SMTP_URL.');
  const { host } = new URL(url);
  const transport = openTransport(url, MAIL_STEP_MS);
  try {
    await transport.verify();
    return ok(`Mail server ${host}: signed in; leads go to ${team.join(', ')}.`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    const status = error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
    return wrong(`Mail server ${host}: ${code}${status}. SMTP_URL: ${MAIL_REMEDIES[code] ?? 'correct it'}.`);
  } finally {
    transport.close();
  }
}

async function checkChannel(name: ChannelName, environment: Environment): Promise<Diagnosis> {
  const { channel, call } = connectChannel(name, environment);
  const setting = name === 'webhook' ? 'LEADS_WEBHOOK_SECRET' : CHANNEL_SETTINGS[name];
  try {
    const { status } = await channel.check(call, Date.now());
    if (status < 300 || status === 400) return ok(`${name}: accepts the key.`);
    return wrong(`${name}: answered ${status}; ${channelRemedy(status, setting)}.`);
  } catch (error) {
    return wrong(`${name}: ${callErrorReason(error)}.`);
  }
}

function channelRemedy(status: number, setting: string): string {
  if (status === 429) return 'it limits requests: try again in a minute';
  if (status >= 500) return 'the fault is on its side: try again later';
  return status === 401 || status === 403 ? `both sides need the same ${setting}` : 'correct its address';
}

if (import.meta.main) {
  await runAtTerminal(doctor);
  process.exit(); // without waiting for calls that never answered
}
