import type { Transaction } from './database.ts';
import type { MessageKind, Outlet } from './message.ts';

/** How long a message is tried, in milliseconds: seven days. */
export const TRIED_MS = 7 * 86_400_000;

/** The longest that a message waits for its next attempt, and the longest rest that a receiver may ask for, in milliseconds. */
export const LONGEST_WAIT_MS = 2 * 3_600_000;
export const LONGEST_PAUSE_MS = 3_600_000;

/** A message to queue. `id` is its idempotency key. */
interface NewMessage {
  readonly id: string;
  readonly kind: MessageKind;
  /** `log` for an alert that has no way out: only the log tells of it. */
  readonly outlet?: Outlet | 'log';
  readonly leadId?: string;
  readonly subscriptionId?: string;
  readonly alert?: string;
}

/** Queues a message within a transaction, due at once. */
export async function queue({ query }: Transaction, message: NewMessage, at: number): Promise<void> {
  await query(
    `INSERT INTO outbox (id, outlet, kind, lead_id, subscription_id, alert, created_at, due_at, expires_at,
       leased_until, attempts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, 0, 0)`,
    message.id,
    message.outlet ?? (message.kind === 'lead-webhook' ? 'webhook' : 'mail'),
    message.kind,
    message.leadId ?? null,
    message.subscriptionId ?? null,
    message.alert ?? null,
    at,
    at + TRIED_MS,
  );
}
