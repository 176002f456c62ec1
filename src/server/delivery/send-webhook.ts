import { randomUUID } from 'node:crypto';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Webhook as Signer } from 'standardwebhooks';
import type { Attempt, Job } from '../store/message.ts';
import { TRIED_MS } from '../store/queue.ts';
import { isPrivate, PrivateAddressError, publicLookup } from './private-addresses.ts';
import { pauseUntil, waitAfter } from './schedule.ts';
import { signWebhook } from '../../http/webhook-signature.ts';

/** How long the receiver has to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** How much of its answer is read, in bytes: none of it matters but the status. */
const READ_BYTES = 65_536;

/** Statuses that refuse our address or our secret, whatever is posted: the setting has to be corrected. */
const OURS = new Set([401, 403, 404, 405, 407, 410]);

/** Those that ask to come again later. All other 4xx refuse what is posted, and would again. */
const LATER = new Set([408, 425, 429]);

/** Where leads are posted, and how. */
export interface Webhook {
  readonly url: string;
  /** One, or two while the secret is being changed. */
  readonly signers: readonly Signer[];
  /** Whether an address of the operator's own network is meant. */
  readonly allowPrivate: boolean;
}

/** Posts a message to the webhook once. Never rejects: how it went is the answer. */
export async function sendWebhook(webhook: Webhook, job: Job, at: number): Promise<Attempt> {
  const body = webhookBody(job);
  if (body === undefined) return { outcome: 'parked', reason: 'what it was about is gone' };
  const wait = waitAfter(job.attempts, at - (job.expiresAt - TRIED_MS));
  try {
    const { status, retryAfter } = await post(webhook, body, {
      ...signWebhook(webhook.signers, { id: job.id, at, body }),
      'Idempotency-Key': job.id,
    });
    if (status >= 200 && status < 300) return { outcome: 'delivered' };
    const reason = `answered ${status}`;
    const isMisconfigured = OURS.has(status) || (status >= 300 && status < 400);
    if (status >= 400 && status < 500 && !isMisconfigured && !LATER.has(status))
      return { outcome: 'parked', reason };
    const pause = pauseUntil(retryAfter, at);
    const retryAt = Math.max(at + wait, pause ?? 0);
    return { outcome: 'retry', reason, retryAt, pauseUntil: pause, isMisconfigured };
  } catch (error) {
    const isMisconfigured = error instanceof PrivateAddressError;
    return { outcome: 'retry', reason: reasonOf(error), retryAt: at + wait, isMisconfigured };
  }
}

/** Posts a test event, signed and marked as one. Returns what was answered: a status, or why there is none. */
export async function sendTestEvent(webhook: Webhook, at: number): Promise<number | string> {
  const id = `test-${randomUUID()}`;
  const body = JSON.stringify({ type: 'test', timestamp: new Date(at).toISOString(), data: {} });
  try {
    const { status } = await post(webhook, body, {
      ...signWebhook(webhook.signers, { id, at, body }),
      'Idempotency-Key': id,
    });
    return status;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The body is the same on every attempt. `undefined` once the lead is gone. */
function webhookBody({ kind, lead, alert, expiresAt }: Job): string | undefined {
  if (lead !== undefined) {
    const timestamp = new Date(lead.receivedAt).toISOString();
    const { id, form, locale, values } = lead;
    if (kind === 'meeting-webhook') {
      const { email, meeting } = values;
      return JSON.stringify({ type: 'lead.meeting', timestamp, data: { id, email, meeting } });
    }
    return JSON.stringify({ type: 'lead.created', timestamp, data: { id, form, locale, fields: values } });
  }
  if (alert === undefined) return undefined;
  const timestamp = new Date(expiresAt - TRIED_MS).toISOString();
  return JSON.stringify({ type: `delivery.${alert.problem}`, timestamp, data: { outlet: alert.outlet } });
}

async function post(
  { url, allowPrivate }: Webhook,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; retryAfter: string | undefined }> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) > 0 && isPrivate(host)) throw new PrivateAddressError();
  const signal = AbortSignal.timeout(ANSWER_MS);
  const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
    method: 'POST',
    agent: false,
    signal,
    ...(!allowPrivate && { lookup: publicLookup }),
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'site-leads',
      ...headers,
    },
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end(body);
  });
  await readSome(response);
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
}

/** Lets a normal answer end, and cuts one that does not. */
async function readSome(response: IncomingMessage): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes: Buffer = chunk; // no encoding is set
      size += bytes.length;
      if (size > READ_BYTES) break;
    }
  } catch {
    // The status was said; what follows cannot change it.
  }
  response.destroy();
}

/** Short, without anything that was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddressError)
    return 'private address: set LEADS_WEBHOOK_PRIVATE=1 if it is meant';
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in 10 s';
  return 'code' in error ? String(error.code) : error.name;
}
