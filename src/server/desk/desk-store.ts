import { slotIn } from '../meetings/stored-meetings.ts';
import type { Database, Transaction } from '../database/database.ts';
import { LEAD_COLUMNS, toLead } from '../store/lead-rows.ts';
import type { Lead } from '../store/lead.ts';
import { keepSpam } from '../store/spam.ts';
import { toSubscription } from '../store/subscription.ts';
import type { Row } from '../database/tables.ts';

/** Which leads to show. */
export const LEAD_STATES = ['all', 'waiting', 'parked', 'meeting', 'wish'] as const;

/** One of these. */
export type LeadState = (typeof LEAD_STATES)[number];

/** A lead with how its messages do: the worst of them. */
export interface FoundLead extends Lead {
  readonly sending: 'waiting' | 'parked' | 'sent';
}

/** Search of the desk. */
export interface LeadSearch {
  readonly text: string;
  readonly state: LeadState;
  readonly limit: number;
  readonly after?: Pick<Lead, 'id' | 'receivedAt'> | undefined;
}

/** Leads that are read at a time to be searched. */
const PAGE = 500;

/** Leads, subscribers and errors in the database, as people look for them. */
export function deskStore(database: Database) {
  return {
    /** Finds the newest first, `limit` at most, after the one given; those that hold `text`, whatever its capitals. */
    async search({ text, state, limit, after }: LeadSearch): Promise<readonly FoundLead[]> {
      const found: FoundLead[] = [];
      let place = { received_at: after?.receivedAt ?? Number.MAX_SAFE_INTEGER, id: after?.id ?? '' };
      for (;;) {
        const rows = await database.transaction((transaction) => readPage(transaction, place));
        for (const row of rows) {
          const lead = toLead(row);
          if (isAsked(lead, row, state) && holds(lead, text))
            found.push({ ...lead, sending: sendingOf(row) });
          if (found.length === limit) return found;
        }
        const last = rows.at(-1);
        if (last === undefined) return found;
        place = last;
      }
    },
    find: (id: string) =>
      database.transaction(async (transaction) => {
        const row = await transaction
          .selectFrom('leads')
          .select(LEAD_COLUMNS)
          .where('id', '=', id)
          .executeTakeFirst();
        return row && toLead(row);
      }),
    /** Makes a lead spam, and takes back what was not sent of it; `false` without such a one. */
    markAsSpam: (id: string, at: number): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const row = await transaction.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
        if (row === undefined) return false;
        const { form, values, locale } = toLead(row);
        const key = row.idempotency_key ?? undefined;
        const kept = { form, values, locale, at, key, contentHash: row.content_hash };
        await keepSpam(transaction, { lead: kept, reason: 'marked' });
        await transaction.deleteFrom('outbox').where('lead_id', '=', id).execute();
        await transaction.deleteFrom('leads').where('id', '=', id).execute();
        return true;
      }),
    /** Lists the errors that were reported, the last seen first. */
    errors: (limit: number) =>
      database.transaction((transaction) =>
        transaction
          .selectFrom('error_reports')
          .select(['message', 'path', 'count', 'first_seen as firstSeen', 'last_seen as lastSeen'])
          .orderBy('last_seen', 'desc')
          .limit(limit)
          .execute(),
      ),
    /** Lists who has asked for the newsletter, the newest first. */
    subscribers: (limit: number, offset: number) =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('subscriptions')
          .selectAll()
          .where('email', 'is not', null)
          .orderBy('requested_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute();
        return rows.flatMap((row) => toSubscription(row) ?? []);
      }),
  };
}

/** Reads leads, the newest first, with how many of their messages were given up or wait. */
function readPage(transaction: Transaction, after: Pick<Row<'leads'>, 'received_at' | 'id'>) {
  return transaction
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .select(({ selectFrom }) => {
      const messages = selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('messages'))
        .whereRef('lead_id', '=', 'leads.id');
      return [
        messages.where('parked_at', 'is not', null).as('parked'),
        messages.where('delivered_at', 'is', null).where('parked_at', 'is', null).as('waiting'),
      ];
    })
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'id'), '<', tuple(after.received_at, after.id)),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
}

type Page = Awaited<ReturnType<typeof readPage>>;

function sendingOf({ parked, waiting }: Page[number]): FoundLead['sending'] {
  if (Number(parked) > 0) return 'parked';
  return Number(waiting) > 0 ? 'waiting' : 'sent';
}

function isAsked({ values }: Lead, { parked, waiting }: Page[number], state: LeadState): boolean {
  switch (state) {
    case 'all':
      return true;
    case 'waiting':
      return Number(waiting) > 0;
    case 'parked':
      return Number(parked) > 0;
    case 'meeting':
      return slotIn(values) !== undefined;
    case 'wish':
      return /^(?:trial|quote)-/.test(String(values['wish'] ?? ''));
  }
}

/** Says whether a text is in what was typed, whatever its capitals, accents and apostrophes. */
function holds({ values }: Lead, text: string): boolean {
  const sought = fold(text);
  return Object.values(values).some((value) => typeof value === 'string' && fold(value).includes(sought));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/\s+/g, ' ');
}
