import { randomUUID } from 'node:crypto';
import { signWebhook, webhookSigners } from '#http/webhook-signature.ts';
import { SUBJECT_DELETED } from '../outbox/channel.ts';
import { LIFETIME_MS } from '../outbox/schedule.ts';
import { interpretStatus, type CallChannel, type HttpChannel, type OutgoingMessage } from './http-channel.ts';

/** Webhook: a post signed by Standard Webhooks. `secret` holds two secrets while it is being rotated. */
export function webhook({ url, secret }: { url: string; secret: string }): HttpChannel {
  const signers = webhookSigners(secret) ?? [];
  const post = (call: CallChannel, event: { id: string; body: string }, at: number) =>
    call('', {
      body: event.body,
      headers: { ...signWebhook(signers, { ...event, at }), 'Idempotency-Key': event.id },
    });
  return {
    origin: url,
    async send(message, call, at) {
      const body = toBody(message);
      if (body === undefined) return SUBJECT_DELETED;
      return interpretStatus(await post(call, { id: message.id, body }, at));
    },
    check(call, at) {
      const body = JSON.stringify({ type: 'test', timestamp: new Date(at).toISOString(), data: {} });
      return post(call, { id: `test-${randomUUID()}`, body }, at);
    },
  };
}

/** Returns the body of a message, for a lead the same on every attempt; `undefined` without content. */
function toBody({ lead, alert, event, expiresAt }: OutgoingMessage): string | undefined {
  const queuedAt = new Date(expiresAt - LIFETIME_MS).toISOString();
  if (event !== undefined) return JSON.stringify({ type: event.type, timestamp: queuedAt, data: event.data });
  if (lead !== undefined) {
    const timestamp = new Date(lead.receivedAt).toISOString();
    const { id, locale, values } = lead;
    return JSON.stringify({
      type: 'lead.created',
      timestamp,
      data: { id, form: 'demo', locale, fields: values },
    });
  }
  if (alert === undefined) return undefined;
  const data = { channel: alert.channel };
  return JSON.stringify({ type: `delivery.${alert.problem}`, timestamp: queuedAt, data });
}
