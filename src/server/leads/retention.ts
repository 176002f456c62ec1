import type { ExpressionBuilder } from 'kysely';
import { RETENTION } from '#site.ts';
import type { Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export async function purgeLeads(transaction: Transaction, at: number): Promise<void> {
  await transaction.deleteFrom('leads').where(isExpired(at)).execute();
}

/** Returns the time before which the last contact with a person ends the retention period. */
function leadsLimit(at: number): number {
  const limit = new Date(at);
  limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION.leadsYears);
  return limit.getTime();
}

/** Selects expired leads. The earlier leads of a person who wrote again are kept as long as the last one. */
function isExpired(at: number) {
  const limit = leadsLimit(at);
  return ({ eb, and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'leads'>) =>
    and([
      eb('received_at', '<', limit),
      not(
        exists(
          selectFrom('leads as later')
            .select('later.id')
            .whereRef('later.email', '=', 'leads.email')
            .where('later.received_at', '>=', limit),
        ),
      ),
    ]);
}
