import type { Message } from '../outbox/message.ts';
import { subscriberRecord, type SubscriberRecord } from './subscriber-record.ts';
import type { SubscriberTokens } from './subscriber-tokens.ts';
import type { Subscriptions } from './stored-subscriptions.ts';

/** Event that keeps the list of a mail service equal to ours. Each one that is not a removal holds the whole record. */
export type SubscriberEvent =
  | { readonly type: 'subscriber.confirmed' | 'subscriber.changed'; readonly data: SubscriberRecord }
  | { readonly type: 'subscriber.removed'; readonly data: Pick<SubscriberRecord, 'email'> };

export interface NewsletterServices {
  readonly origin: string;
  readonly subscriptions: Pick<Subscriptions, 'find'>;
  readonly tokens: Pick<SubscriberTokens, 'issue' | 'issueConfirmation'>;
}

/** Composes the event of a message; `undefined` for other messages, and for an event that no longer applies. */
export async function subscriberEvent(
  { kind, subscriptionId, address }: Message,
  { origin, subscriptions, tokens }: NewsletterServices,
): Promise<SubscriberEvent | undefined> {
  if (kind === 'subscriber.removed') return address ? { type: kind, data: { email: address } } : undefined;
  if (kind !== 'subscriber.confirmed' && kind !== 'subscriber.changed') return undefined;
  const subscription = subscriptionId && (await subscriptions.find(subscriptionId));
  if (!subscription || subscription.status !== 'confirmed') return undefined;
  const token = await tokens.issue(subscription.id);
  return { type: kind, data: subscriberRecord(subscription, token, origin) };
}
