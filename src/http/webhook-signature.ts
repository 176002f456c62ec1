import { Webhook } from 'standardwebhooks';

/** Makes the signers of one or two secrets, the new one first, separated by a comma; `undefined` if one is wrong. */
export function webhookSigners(secrets: string): readonly Webhook[] | undefined {
  const signers = secrets.split(',').map((secret) => webhookSigner(secret.trim()));
  return signers.length <= 2 && signers.every((signer) => signer !== undefined) ? signers : undefined;
}

/** Makes the signer of a secret written as Standard Webhooks has it, `whsec_` and base64; `undefined` if it is not. */
function webhookSigner(secret: string): Webhook | undefined {
  const text = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret)?.[1];
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64');
  const isStandard = key.length >= 24 && key.length <= 64 && key.toString('base64') === text;
  return isStandard ? new Webhook(secret) : undefined;
}

/**
 * Headers of Standard Webhooks, by which a receiver knows who wrote, what, when, and whether it has it already.
 * With two secrets there are two signatures, of which a receiver needs one.
 */
export function signWebhook(
  signers: readonly Webhook[],
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000));
  const signature = signers.map((signer) => signer.sign(id, new Date(at), body)).join(' ');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}
