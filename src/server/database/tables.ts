import type { Selectable } from 'kysely';

/**
 * Rows of each table of `schema.ts`. Times are milliseconds since 1970; `content`, `themes`, `alert`, `history` and
 * `recipients` are JSON, whose readers accept damaged values so that one row never blocks the others.
 */
export interface Tables {
  readonly leads: {
    readonly id: string;
    readonly idempotency_key: string | null;
    readonly content_hash: string;
    readonly email: string;
    readonly locale: string;
    readonly content: string;
    readonly received_at: number;
  };
  readonly spam: {
    readonly id: string;
    readonly form: string;
    readonly reason: string;
    readonly content_hash: string;
    readonly email: string;
    readonly content: string;
    readonly received_at: number;
  };
  /** After unsubscribing only `address_hash` and `left_at` are kept. */
  readonly subscriptions: {
    readonly id: string;
    readonly address_hash: string;
    readonly email: string | null;
    readonly status: 'pending' | 'confirmed' | 'left';
    readonly themes: string;
    readonly frequency: 'each' | 'monthly';
    readonly locale: string;
    readonly requested_at: number;
    readonly confirmed_at: number | null;
    readonly mailed_at: number;
    readonly left_at: number | null;
  };
  readonly outbox: {
    readonly id: string;
    readonly channel: string;
    readonly kind: string;
    readonly lead_id: string | null;
    readonly subscription_id: string | null;
    /** Address that a removal is about, until it is delivered. */
    readonly address: string | null;
    readonly alert: string | null;
    readonly created_at: number;
    readonly due_at: number;
    readonly expires_at: number;
    readonly leased_until: number;
    readonly attempts: number;
    readonly state: 'waiting' | 'delivered' | 'written' | 'failed' | 'bounced';
    readonly ended_at: number | null;
    readonly history: string | null;
    readonly recipients: string | null;
    /** Keyed hash of a visitor's address; `null` for messages to the team. */
    readonly recipient: string | null;
  };
  readonly channels: {
    readonly name: string;
    readonly next_at: number;
    readonly paused_until: number;
    readonly failing_since: number | null;
    readonly last_reason: string | null;
  };
  readonly error_reports: {
    readonly fingerprint: string;
    readonly message: string;
    readonly path: string;
    readonly first_seen: number;
    readonly last_seen: number;
    readonly count: number;
  };
  readonly secrets: { readonly name: string; readonly value: string };
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
