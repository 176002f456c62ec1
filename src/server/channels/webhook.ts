import { randomUUID } from 'node:crypto';
import { signWebhook, webhookSigners } from '#http/webhook-signature.ts';
import { meaningOf } from './attempt.ts';
import { TRIED_MS } from '../outbox/queue.ts';
import type { Ask, Connector, OutgoingMessage } from './http-channel.ts';

/**
 * The webhook: a post signed as Standard Webhooks says, under one key for every attempt. `secret` is one, or two while it is
 * being changed. Its check is an event of the type `test`, since
 * nothing but a post proves its address and secret.
 */
export function webhook({ url, secret }: { url: string; secret: string }): Connector {
  const signers = webhookSigners(secret) ?? [];
  const post = (ask: Ask, event: { id: string; body: string }, at: number) =>
    ask('', {
      body: event.body,
      headers: { ...signWebhook(signers, { ...event, at }), 'Idempotency-Key': event.id },
    });
  return {
    origin: url,
    async send(job, ask, at) {
      const body = bodyOf(job);
      return body === undefined ? undefined : meaningOf(await post(ask, { id: job.id, body }, at));
    },
    check(ask, at) {
      const body = JSON.stringify({ type: 'test', timestamp: new Date(at).toISOString(), data: {} });
      return post(ask, { id: `test-${randomUUID()}`, body }, at);
    },
  };
}

/** Body of a message: of a lead the same on every attempt. `undefined` once what it was about is gone. */
function bodyOf({ kind, lead, alert, event, expiresAt }: OutgoingMessage): string | undefined {
  const queuedAt = new Date(expiresAt - TRIED_MS).toISOString();
  if (event !== undefined) return JSON.stringify({ type: event.type, timestamp: queuedAt, data: event.data });
  if (lead !== undefined) {
    const timestamp = new Date(lead.receivedAt).toISOString();
    const { id, locale, values } = lead;
    if (kind === 'consent-webhook') {
      const data = { id, email: values.email, newsletter: lead.consent };
      return JSON.stringify({ type: 'lead.consent', timestamp: queuedAt, data });
    }
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
