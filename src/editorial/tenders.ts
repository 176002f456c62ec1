import { readFileSync } from 'node:fs';
import { TendersSchema, type Tender } from '../schemas/tender.ts';

/** The sample tenders of the demo console: fictional, checked when the build reads them. */
export const TENDERS: readonly Tender[] = TendersSchema.parse(
  JSON.parse(readFileSync('content/tenders.json', 'utf8')),
).tenders;
