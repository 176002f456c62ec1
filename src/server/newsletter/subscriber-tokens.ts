import type { Secrets } from '../database/secrets.ts';
import { readSigned, sign } from '../tokens.ts';

/** Shape of both kinds of token: nothing in it needs escaping in an address or in HTML. */
const SHAPE = /^[\w-]+(?:\.[\w-]+){1,2}$/;

/** Returns whether a value has the shape of a token; only the signature proves one. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && SHAPE.test(value);
}

export type SubscriberTokens = ReturnType<typeof subscriberTokens>;

/** Tokens signed with a key of the store. */
export function subscriberTokens(secret: Secrets) {
  const key = () => secret('newsletter');
  return {
    /** Issues the token of preferences and unsubscribing, `<id>.<signature>`. It never expires. */
    issue: async (id: string) => sign(id, 'newsletter', await key()),
    read: async (token: string) => readSigned(token, 'newsletter', await key()),
    /** Issues the token that confirms a subscription, `<id>.<time of issue>.<signature>`. */
    issueConfirmation: async (id: string, at: number) =>
      sign(`${id}.${at}`, 'newsletter-confirmation', await key()),
    async readConfirmation(token: string): Promise<{ id: string; issuedAt: number } | undefined> {
      const [id = '', issuedAt = ''] =
        readSigned(token, 'newsletter-confirmation', await key())?.split('.') ?? [];
      return id === '' ? undefined : { id, issuedAt: Number(issuedAt) };
    },
  };
}
