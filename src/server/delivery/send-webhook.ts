import { randomUUID } from 'node:crypto';
import type { Webhook as Signer } from 'standardwebhooks';
import type { Attempt, Job } from '../store/message.ts';
import { TRIED_MS } from '../store/queue.ts';
import { signWebhook } from '../../http/webhook-signature.ts';
import { attempt, callErrorReason, meaningOf } from './attempt.ts';
import { callJson, type Receiver } from './call-json.ts';

/** The webhook that leads are posted to. */
export interface Webhook extends Receiver {
  /** One, or two while the secret is being changed. */
  readonly signers: readonly Signer[];
}

/** Posts a message to the webhook once. Never rejects: how it went is the answer. */
export function sendWebhook(webhook: Webhook, job: Job, at: number): Promise<Attempt> {
  return attempt(job, at, async () => {
    const body = webhookBody(job);
    if (body === undefined) return undefined;
    return meaningOf(await callJson(webhook, { body, headers: headersOf(webhook, job.id, at, body) }));
  });
}

function headersOf({ signers }: Webhook, id: string, at: number, body: string) {
  return { ...signWebhook(signers, { id, at, body }), 'Idempotency-Key': id };
}

/** Posts a test event, signed and marked as one. Returns what was answered: a status, or why there is none. */
export async function sendTestEvent(webhook: Webhook, at: number): Promise<number | string> {
  const id = `test-${randomUUID()}`;
  const body = JSON.stringify({ type: 'test', timestamp: new Date(at).toISOString(), data: {} });
  try {
    const { status } = await callJson(webhook, { body, headers: headersOf(webhook, id, at, body) });
    return status;
  } catch (error) {
    return callErrorReason(error);
  }
}

/** The body is the same on every attempt. `undefined` once the lead is gone. */
function webhookBody({ kind, lead, alert, expiresAt }: Job): string | undefined {
  const queuedAt = new Date(expiresAt - TRIED_MS).toISOString();
  if (lead !== undefined) {
    const timestamp = new Date(lead.receivedAt).toISOString();
    const { id, form, locale, values } = lead;
    if (kind === 'meeting-webhook') {
      const { email, meeting } = values;
      return JSON.stringify({ type: 'lead.meeting', timestamp, data: { id, email, meeting } });
    }
    if (kind === 'consent-webhook') {
      const data = { id, email: values.email, newsletter: lead.consent };
      return JSON.stringify({ type: 'lead.consent', timestamp: queuedAt, data });
    }
    return JSON.stringify({ type: 'lead.created', timestamp, data: { id, form, locale, fields: values } });
  }
  if (alert === undefined) return undefined;
  return JSON.stringify({
    type: `delivery.${alert.problem}`,
    timestamp: queuedAt,
    data: { channel: alert.channel },
  });
}
