import { readFileSync } from 'node:fs';
import { TendersSchema, type Tender, type Tenders } from '../schemas/tender.ts';

const file = TendersSchema.parse(JSON.parse(readFileSync('content/tenders.json', 'utf8')));

/** The sample tenders of the demo console: fictional, checked when the build reads them. */
export const TENDERS: readonly Tender[] = file.tenders;

/** What is said of the samples in every language: the notice that they are invented, sectors and statuses. */
export const TENDER_WORDS: Tenders['meta'] = file.meta;
