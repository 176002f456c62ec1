/** Tries what leads and mails leave by. Nothing is sent but, when told, what is marked as a test. */
import type { Environment } from '#http/environment.ts';
import { openTransport } from '../delivery/hand-over.ts';
import { openConnector } from '../connectors/all.ts';
import type { Ask, Connector } from '../connectors/connector.ts';
import { callErrorReason } from '../delivery/attempt.ts';
import { httpChannelsIn } from '../store/message.ts';
import { diagnosis, type Diagnosis } from './diagnosis.ts';

/** The longest that each step may take, in milliseconds. */
const STEP_MS = 5000;

/** The remedy for each answer of a mail server, or of the way to it. */
const MAIL_REMEDIES: Readonly<Record<string, string>> = {
  EAUTH: 'correct the name and the password in SMTP_URL; # and @ are written %23 and %40 there',
  ETLS: 'it offers no STARTTLS: use smtps:// and its port, mostly 465',
  EDNS: 'no such name: correct the host in SMTP_URL',
  ETIMEDOUT: 'it does not answer: correct host and port in SMTP_URL, and ask whether that port is open',
  ECONNECTION: 'nothing listens there: correct host and port in SMTP_URL',
  ESOCKET: 'nothing listens there, or its certificate is not trusted: correct SMTP_URL, or the certificate',
};

/** Connects to the mail server, encrypts, signs in and leaves. */
export async function tryMailServer({ SMTP_URL: url }: Pick<Environment, 'SMTP_URL'>) {
  if (url === undefined) return undefined;
  const { host, username } = new URL(url);
  const transport = openTransport(url, STEP_MS);
  try {
    await transport.verify();
    return diagnosis('well', `Mail server ${host}: connected${username && ', signed in'}; no mail was sent.`);
  } catch (error) {
    const { code = '', responseCode = '' }: { code?: string; responseCode?: unknown } = Object(error);
    const remedy = MAIL_REMEDIES[code] ?? 'correct SMTP_URL';
    return diagnosis('wrong', `Mail server ${host}: ${`${code} ${String(responseCode)}`.trim()}; ${remedy}.`);
  } finally {
    transport.close();
  }
}

/** The name of each program, as people call it, and the variable that its key is in. */
const PROGRAMS = {
  webhook: { name: 'Webhook', setting: 'LEADS_WEBHOOK_SECRET' },
  hubspot: { name: 'HubSpot', setting: 'HUBSPOT_TOKEN' },
  brevo: { name: 'Brevo', setting: 'BREVO_API_KEY' },
  slack: { name: 'Slack', setting: 'SLACK_WEBHOOK_URL' },
} as const;

/** Tries each channel that is set. */
export function tryConnectors(environment: Environment, isSend: boolean): Promise<Diagnosis[]> {
  return Promise.all(
    httpChannelsIn(environment).map((channel) =>
      tryConnector(openConnector(channel, environment), { ...PROGRAMS[channel], isSend }),
    ),
  );
}

/**
 * Asks a program whether it knows the key, by a call with nobody in it, which changes nothing there; with `isSend`, one
 * that keeps no register (Slack, the webhook) gets a message marked as a test.
 */
export async function tryConnector(
  { connector: { check, test }, ask }: { readonly connector: Connector; readonly ask: Ask },
  { name, setting, isSend }: { readonly name: string; readonly setting: string; readonly isSend: boolean },
): Promise<Diagnosis> {
  try {
    if (isSend && test !== undefined) {
      const { status } = await test(ask, Date.now());
      return status < 300
        ? diagnosis('well', `${name}: took a message marked as a test.`)
        : diagnosis('wrong', `${name}: answered ${status}; ${remedyOf(status, setting)}.`);
    }
    if (check === undefined)
      return diagnosis('off', `${name}: not tried; npm run doctor -- --send posts it a signed test event.`);
    const { status } = await check(ask);
    // Refused because nobody is in it: the key was accepted before.
    return status === 400 || status < 300
      ? diagnosis('well', `${name}: knows the key; nothing was sent but an empty request.`)
      : diagnosis('wrong', `${name}: answered ${status}; ${remedyOf(status, setting)}.`);
  } catch (error) {
    return diagnosis('wrong', `${name}: ${callErrorReason(error)}; is it reached from here?`);
  }
}

function remedyOf(status: number, setting: string): string {
  if (status === 429) return 'it has enough for now: try again in a minute';
  if (status >= 500) return 'it fails by itself: look there, and try again later';
  return status === 401 || status === 403
    ? `give both sides the same ${setting}, with the right to write`
    : `correct the address, or ${setting}`;
}
