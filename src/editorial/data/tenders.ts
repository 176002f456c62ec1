import { readFileSync } from 'node:fs';
import { typeset } from '../../i18n/typography.ts';
import { LOCALES } from '../../locales.ts';
import { TendersSchema, type Tender, type Tenders } from '../../schemas/tender.ts';

const file = TendersSchema.parse(JSON.parse(readFileSync('content/tenders.json', 'utf8'), typesetWording));

/** Sets each `{ fr, en }` wording in its language's typography while the file is read. */
function typesetWording(_: string, value: unknown): unknown {
  if (!(value instanceof Object && LOCALES.every((locale) => locale in value))) return value;
  const set = LOCALES.map((locale) => [locale, typeset(String(Reflect.get(value, locale)), locale)]);
  return { ...value, ...Object.fromEntries(set) };
}

/** The sample tenders of the demo console: fictional, checked when the build reads them. */
export const TENDERS: readonly Tender[] = file.tenders;

/** What is said of the samples in every language: the notice that they are invented, sectors and statuses. */
export const TENDER_WORDS: Tenders['meta'] = file.meta;
