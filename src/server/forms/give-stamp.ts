import { jsonAnswer, type EndpointAnswer } from '../endpoint.ts';
import type { Store } from '../store/store.ts';
import { isStoreUnavailable } from '../store/unavailable.ts';
import { signStamp } from './time-token.ts';

/** Answers with a stamp, or 503: a form does without. */
export async function giveStamp(store: Store | undefined): Promise<EndpointAnswer> {
  try {
    if (store !== undefined)
      return jsonAnswer(200, { stamp: signStamp(Date.now(), await store.secret('stamp')) });
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
  }
  return { status: 503, headers: { 'Retry-After': '30' } };
}
