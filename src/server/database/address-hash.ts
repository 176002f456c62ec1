import { createHmac } from 'node:crypto';
import { normaliseAddress } from '#http/mail-address.ts';
import type { Secrets } from './secrets.ts';

/** Computes the keyed hash of an address, by which it is recognised once it is deleted. */
export type AddressHash = (email: string) => Promise<string>;

export function addressHasher(secret: Secrets): AddressHash {
  return async (email) =>
    createHmac('sha256', await secret('addresses'))
      .update(normaliseAddress(email))
      .digest('base64url');
}
