import type { Database, Transaction } from './database.ts';
import { BOUNCED, historyWith, IN_A_FILE, readJob, toStatus } from './message-rows.ts';
import { OUTLETS, type Attempt, type Job, type Outbox, type Outlet, type Passing } from './message.ts';
import { LONGEST_PAUSE_MS, LONGEST_WAIT_MS, queueAlert, TRIED_MS } from './queue.ts';

/** How long a message belongs to the server that took it; well above the longest attempt. */
const LEASE_MS = 60_000;

/** At most four messages a second leave by an outlet, whatever the number of servers. */
const PACE_MS = 250;

/** Where a program takes less: Slack one a second. */
const PACES_MS: Readonly<Partial<Record<Outlet, number>>> = { slack: 1000 };

/** After a failure this long, the first success makes all that waits due at once. */
const OUTAGE_MS = 60_000;

/**
 * Whether a moment is still to come. One further away than any wait can be was set by a wrong clock, and counts as
 * past.
 */
const isAhead = (moment: unknown, at: number, most: number) =>
  Number(moment) > at && Number(moment) <= at + most;

/** Messages in the database; `passing` are the ways by which every lead is to be passed on. */
export function storedOutbox(database: Database, passing: readonly Passing[]): Outbox {
  const own = new Set<Outlet>(['mail', 'webhook', ...passing]);
  return {
    outlets: OUTLETS.filter((outlet) => own.has(outlet)),
    claim: (outlet, at) =>
      database.transaction(async (transaction) => {
        const { query, lock } = transaction;
        await lock(`outlet ${outlet}`);
        const [pace] = await query('SELECT next_at, paused_until FROM outlets WHERE name = $1', outlet);
        // Other servers' clocks may be a moment ahead, which is why twice the longest is believed.
        if (isAhead(pace?.['next_at'], at, 2 * (PACES_MS[outlet] ?? PACE_MS))) return undefined;
        if (isAhead(pace?.['paused_until'], at, 2 * LONGEST_PAUSE_MS)) return undefined;
        const id = await findDue(transaction, outlet, at);
        if (id === undefined) return undefined;
        await query(
          'UPDATE outlets SET next_at = $2 WHERE name = $1',
          outlet,
          at + (PACES_MS[outlet] ?? PACE_MS),
        );
        await query(
          'UPDATE outbox SET attempts = attempts + 1, leased_until = $2 WHERE id = $1',
          id,
          at + LEASE_MS,
        );
        return readJob(transaction, id);
      }, 'volatile'),
    settle: (job, attempt, at, ms = 0) =>
      database.transaction(async (transaction) => {
        await noteAttempt(transaction, job, attempt, { at, ms });
        if (attempt.outcome === 'delivered' || attempt.outcome === 'written')
          await noteSuccess(transaction, job.outlet, at);
        const [outlet] = await transaction.query(
          'SELECT failing_since FROM outlets WHERE name = $1',
          job.outlet,
        );
        const since = outlet?.['failing_since'];
        return typeof since === 'number' ? since : null;
      }),
    raise: (alert, at) => database.transaction((transaction) => queueAlert(transaction, alert, at, passing)),
    status: () =>
      database.transaction(async ({ query }) => {
        const outlets = await query('SELECT * FROM outlets ORDER BY name');
        const counts = await query(
          `SELECT outlet, count(delivered_at) AS sent, count(parked_at) AS parked, count(*) AS known,
             count(CASE WHEN delivered_at IS NOT NULL AND reason = '${IN_A_FILE}' THEN 1 END) AS written,
             count(CASE WHEN parked_at IS NOT NULL AND reason = '${BOUNCED}' THEN 1 END) AS bounced
           FROM outbox GROUP BY outlet`,
        );
        // A program without any message so far has never been used by this site.
        const USED = new Set<unknown>(['mail', 'webhook', ...passing, ...counts.map(({ outlet }) => outlet)]);
        return OUTLETS.filter((outlet) => USED.has(outlet)).map((name) => {
          const state = outlets.find((one) => one['name'] === name);
          const [since, reason] = [state?.['failing_since'], state?.['last_reason']];
          const count = counts.find(({ outlet }) => outlet === name);
          const of = (what: string) => Number(count?.[what] ?? 0);
          return {
            outlet: name,
            waiting: of('known') - of('sent') - of('parked'),
            parked: of('parked') - of('bounced'),
            bounced: of('bounced'),
            delivered: of('sent') - of('written'),
            written: of('written'),
            pausedUntil: Number(state?.['paused_until'] ?? 0),
            failingSince: typeof since === 'number' ? since : null,
            lastReason: typeof reason === 'string' ? reason : null,
          };
        });
      }),
    find: (id) =>
      database.transaction(async ({ query }) => {
        const rows = await query(
          'SELECT * FROM outbox WHERE id = $1 OR lead_id = $1 ORDER BY created_at, id',
          id,
        );
        return rows.map(toStatus);
      }),
    replay: ({ since = 0, id = '', delivered = false }, at) =>
      database.transaction(async (transaction) => {
        const { query } = transaction;
        await query('UPDATE outlets SET next_at = 0, paused_until = 0');
        const CHOSEN = `created_at >= $2 AND ($3 = '' OR id = $3 OR lead_id = $3)`;
        const hastened = await query(
          `UPDATE outbox SET due_at = $1 WHERE due_at > $1 AND delivered_at IS NULL AND parked_at IS NULL
           AND ${CHOSEN} RETURNING id`,
          at,
          since,
          id,
        );
        const AGAIN = `delivered_at = NULL, parked_at = NULL, attempts = 0, leased_until = 0, reason = NULL,
          misconfigured_since = NULL, due_at = $1, expires_at = $4`;
        const replayed = await query(
          `UPDATE outbox SET ${AGAIN} WHERE parked_at IS NOT NULL AND ${CHOSEN}
           AND (reason <> '${BOUNCED}' OR id = $3) RETURNING id`,
          at,
          since,
          id,
          at + TRIED_MS,
        );
        const repeated = !delivered
          ? []
          : await query(
              `UPDATE outbox SET recipients = NULL, ${AGAIN} WHERE delivered_at IS NOT NULL AND ${CHOSEN}
               AND ((lead_id IS NOT NULL AND kind NOT LIKE '%-visitor') OR reason = '${IN_A_FILE}' OR id = $3) RETURNING id`,
              at,
              since,
              id,
              at + TRIED_MS,
            );
        let late = 0;
        for (const outlet of passing) late += await queueLate(transaction, outlet, { since, id }, at);
        return hastened.length + replayed.length + repeated.length + late;
      }),
  };
}

/**
 * The message to send next. What the team waits for leaves before mails to visitors; of that, the newest and the oldest
 * take turns, so that after an outage a new request is told of at once, and the old ones still leave.
 */
async function findDue({ query }: Transaction, outlet: Outlet, at: number): Promise<string | undefined> {
  const TURN = Math.floor(at / PACE_MS) % 2 === 0 ? 'ASC' : 'DESC';
  for (const [WHOSE, ORDER] of [
    ['AND recipient IS NULL', TURN],
    ['', 'ASC'],
  ] as const) {
    // Two questions, each about one end of an index: many may wait in between. A moment too far ahead is an error.
    for (const [from, to] of [
      [0, at],
      [at + 2 * LONGEST_WAIT_MS, Number.MAX_SAFE_INTEGER],
    ] as const) {
      const [due] = await query(
        `SELECT id FROM outbox WHERE outlet = $1 AND delivered_at IS NULL AND parked_at IS NULL ${WHOSE}
         AND due_at >= $2 AND due_at <= $3 AND (leased_until <= $4 OR leased_until > $5)
         ORDER BY due_at ${ORDER} LIMIT 1`,
        outlet,
        from,
        to,
        at,
        at + 2 * LEASE_MS,
      );
      if (due !== undefined) return String(due['id']);
    }
  }
  return undefined;
}

/** Queues what a program lacks of the leads that came before it was set; returns how many. */
async function queueLate(
  { query }: Transaction,
  outlet: Passing,
  { since, id }: { readonly since: number; readonly id: string },
  at: number,
): Promise<number> {
  const late = await query(
    `INSERT INTO outbox (id, outlet, kind, lead_id, created_at, due_at, expires_at, leased_until, attempts)
     SELECT id || '-' || CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($5 AS TEXT), id, CAST($1 AS BIGINT), CAST($1 AS BIGINT),
       CAST($2 AS BIGINT), 0, 0 FROM leads
     WHERE received_at >= $3 AND ($4 = '' OR id = $4)
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND kind = $5)
     RETURNING id`,
    at,
    at + TRIED_MS,
    since,
    id,
    `lead-${outlet}`,
    outlet,
  );
  return late.length;
}

/** Notes that an outlet works again; after an outage, all that waits for it is due at once. */
async function noteSuccess({ query }: Transaction, outlet: Outlet, at: number): Promise<void> {
  const [state] = await query('SELECT failing_since FROM outlets WHERE name = $1', outlet);
  const since = state?.['failing_since'];
  if (typeof since !== 'number') return;
  await query('UPDATE outlets SET failing_since = NULL WHERE name = $1', outlet);
  if (at - since < OUTAGE_MS) return;
  await query(
    `UPDATE outbox SET due_at = $2 WHERE outlet = $1 AND due_at > $2
     AND delivered_at IS NULL AND parked_at IS NULL`,
    outlet,
    at,
  );
}

/** Notes what became of a message, and what that says of its outlet. */
async function noteAttempt(
  { query }: Transaction,
  { id, outlet, past }: Pick<Job, 'id' | 'outlet' | 'past'>,
  attempt: Attempt,
  { at, ms }: { readonly at: number; readonly ms: number },
): Promise<void> {
  const isSent = attempt.outcome === 'delivered' || attempt.outcome === 'written';
  const retry = attempt.outcome === 'retry' ? attempt : undefined;
  const reason = 'reason' in attempt ? attempt.reason : null;
  const STATES: Partial<Record<Attempt['outcome'], string>> = { written: IN_A_FILE, bounced: BOUNCED };
  await query(
    `UPDATE outbox SET leased_until = 0, delivered_at = $2, parked_at = $3, due_at = COALESCE($4, due_at),
       reason = $5, history = $6, recipients = $7, misconfigured_since = $8 WHERE id = $1`,
    id,
    isSent ? at : null,
    attempt.outcome === 'parked' || attempt.outcome === 'bounced' ? at : null,
    retry?.retryAt ?? null,
    STATES[attempt.outcome] ?? reason,
    historyWith(past, { at, ms, outcome: attempt.outcome, ...(reason !== null && { reason }) }),
    JSON.stringify({ ...past.recipients, ...attempt.recipients }),
    retry?.isMisconfigured === true ? (past.misconfiguredSince ?? at) : null,
  );
  if (isSent || attempt.outcome === 'bounced') return;
  await query('UPDATE outlets SET last_reason = $2 WHERE name = $1', outlet, reason);
  if (retry === undefined) return;
  // A beginning in the future was written by a wrong clock.
  await query(
    `UPDATE outlets SET failing_since = CASE WHEN failing_since <= $2 THEN failing_since ELSE $2 END,
     paused_until = COALESCE($3, paused_until) WHERE name = $1`,
    outlet,
    at,
    retry.pauseUntil ?? null,
  );
}
