/** Tries what requests and mails leave by: connects and signs in. Nothing is sent but, when told, a marked test event. */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect as connectPlain, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { Environment } from '../../http/environment.ts';
import { isLoopback } from '../../http/origins.ts';
import { isPrivate } from '../delivery/private-addresses.ts';
import { encrypted } from '../delivery/send-mail.ts';
import { webhookOf } from '../delivery/send.ts';
import { sendTestEvent } from '../delivery/send-webhook.ts';
import { CONNECTORS, programsIn } from '../connectors/all.ts';
import { postJson } from '../delivery/post-json.ts';
import { postErrorReason } from '../delivery/attempt-post.ts';
import { PASSING } from '../store/message.ts';
import { well, wrong, type Diagnosis } from './diagnosis.ts';

/** How long each step may take, in milliseconds. */
const STEP_MS = 5000;

/** What to do about what a mail server, or the way to it, answers. */
const MAIL_REMEDIES: Readonly<Record<string, string>> = {
  EAUTH: 'correct the name and the password in SMTP_URL; # and @ are written %23 and %40 there',
  ETLS: 'it offers no STARTTLS: use smtps:// and its port, mostly 465',
  EDNS: 'no such name: correct the host in SMTP_URL',
  ETIMEDOUT:
    'it does not answer: correct host and port in SMTP_URL, and ask the host whether that port is open to the outside',
  ECONNECTION: 'nothing listens there: correct host and port in SMTP_URL',
  ESOCKET:
    'nothing listens there, or its certificate is not trusted: correct host and port in SMTP_URL, or its certificate',
};

/** Connects to the mail server, encrypts, signs in and leaves. */
export async function tryMailServer({
  SMTP_URL: url,
}: Pick<Environment, 'SMTP_URL'>): Promise<Diagnosis | undefined> {
  if (url === undefined) return undefined;
  const { host, username, protocol } = new URL(url);
  const transport = createTransport({
    url: encrypted(url),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  });
  try {
    await transport.verify();
    const encryption =
      protocol === 'smtps:' ? 'over TLS' : isLoopback(url) ? 'on this machine' : 'by STARTTLS';
    const signedIn = username === '' ? 'it asks for no name' : 'signed in';
    return well(`Mail server ${host}: connected ${encryption}, ${signedIn}; no mail was sent.`);
  } catch (error) {
    const { code = '', responseCode }: { code?: string; responseCode?: number } = Object(error);
    const remedy = MAIL_REMEDIES[code] ?? 'correct SMTP_URL';
    return wrong(`Mail server ${host}: ${[code, responseCode].filter(Boolean).join(' ')}; ${remedy}.`);
  } finally {
    transport.close();
  }
}

/** Connects to where requests are posted; with `isSend`, posts a signed test event, which is what proves the secret. */
export async function tryWebhook(
  environment: Environment,
  isSend: boolean,
  at = Date.now(),
): Promise<Diagnosis | undefined> {
  const webhook = webhookOf(environment);
  if (webhook === undefined) return undefined;
  const { host } = new URL(webhook.url);
  if (isSend) {
    const answer = await sendTestEvent(webhook, at);
    if (typeof answer === 'number' && answer >= 200 && answer < 300)
      return well(`Webhook ${host}: answered ${answer} to a signed test event (type "test").`);
    return wrong(
      `Webhook ${host}: ${typeof answer === 'number' ? `answered ${answer}` : answer}; ${remedyOf(answer)}.`,
    );
  }
  try {
    await reach(webhook.url, webhook.allowPrivate);
    return well(`Webhook ${host}: reached; npm run doctor -- --send posts it a signed test event.`);
  } catch (error) {
    return wrong(
      `Webhook ${host}: ${codeOf(error)}; correct LEADS_WEBHOOK_URL, or start what listens there.`,
    );
  }
}

/** What people call a program, by the name of its outlet. */
const PROGRAMS = { hubspot: 'HubSpot', brevo: 'Brevo', slack: 'Slack' } as const;

/**
 * Asks each program of the team whether it knows the key, by a payload with nobody in it, which changes nothing there;
 * with `isSend`, one that people read in a channel (Slack) gets a message marked as a test.
 */
export function tryConnectors(environment: Environment, isSend: boolean): Promise<Diagnosis[]> {
  return Promise.all(
    programsIn(environment).map(async (name) => {
      const { receiver, empty, test } = CONNECTORS[name];
      const program = PROGRAMS[name];
      const payload = (isSend ? test : undefined) ?? empty;
      const isTest = isSend && test !== undefined;
      try {
        const { body, headers } = payload(environment);
        const { status } = await postJson(receiver(environment), body, headers);
        if (isTest && status < 300) return well(`${program}: took a message marked as a test.`);
        // Refused because nobody is in it: the key was accepted before.
        if (!isTest && (status === 400 || status < 300))
          return well(
            `${program}: knows the key; nothing was sent${test ? '. npm run doctor -- --send posts a test message' : ' but an empty request'}.`,
          );
        const remedy =
          status === 429
            ? 'it has enough for now: try again in a minute'
            : status >= 500
              ? 'it fails by itself: try again later'
              : `correct ${PASSING[name]}, and what its key may do`;
        return wrong(`${program}: answered ${status}; ${remedy}.`);
      } catch (error) {
        return wrong(
          `${program}: ${postErrorReason(error)}; look whether this machine reaches ${new URL(receiver(environment).url).host}.`,
        );
      }
    }),
  );
}

/** Connects to the application that logins are handed to. */
export async function tryLogin({
  PRODUCT_API_URL: url,
}: Pick<Environment, 'PRODUCT_API_URL'>): Promise<Diagnosis | undefined> {
  if (url === undefined) return undefined;
  const { host } = new URL(url);
  try {
    await reach(url, true);
    return well(`Application ${host}: reached.`);
  } catch (error) {
    return wrong(
      `Application ${host}: ${codeOf(error)}; correct PRODUCT_API_URL, or start what listens there.`,
    );
  }
}

/** Short, without an address. */
function codeOf(error: unknown): string {
  const { code, message }: { code?: string; message?: string } = Object(error);
  return code ?? message ?? 'failed';
}

function remedyOf(answer: number | string): string {
  if (answer === 401 || answer === 403) return 'give both sides the same LEADS_WEBHOOK_SECRET';
  if (typeof answer === 'number' && answer < 500 && answer >= 300)
    return 'correct the path of LEADS_WEBHOOK_URL, or let its receiver take events of a type that it does not know';
  if (typeof answer === 'number') return 'it fails by itself: look at its log';
  return 'correct LEADS_WEBHOOK_URL, or start what listens there';
}

/** Resolves once a connection is made, encrypted where the address says so. */
async function reach(url: string, allowPrivate: boolean): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  const name = hostname.replace(/^\[|\]$/g, '');
  const { address } = await lookup(name);
  if (!allowPrivate && isPrivate(address))
    throw new Error('is a private address: set LEADS_WEBHOOK_PRIVATE=1 if it is meant');
  const isTls = protocol === 'https:';
  const where = { host: address, port: Number(port) || (isTls ? 443 : 80) };
  const socket = isTls
    ? connectTls({ ...where, ...(isIP(name) === 0 && { servername: name }) })
    : connectPlain(where);
  socket.setTimeout(STEP_MS, () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect');
  } finally {
    socket.destroy();
  }
}
