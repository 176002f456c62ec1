import { createHmac } from 'node:crypto';

/** The bytes of a secret written as Standard Webhooks has it, `whsec_` and base64; `undefined` if it is not. */
export function webhookKey(secret: string): Buffer | undefined {
  const text = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret)?.[1];
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length >= 24 && key.length <= 64 && key.toString('base64') === text ? key : undefined;
}

/** The headers of Standard Webhooks, by which a receiver knows who wrote, what, when, and whether it has it already. */
export function signWebhook(
  key: Buffer,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
