import { getJson } from '../../client/query/get-json.ts';
import { query } from '../../client/query/query.ts';
import type { Locale } from '../../locales.ts';
import type { ConsentTexts } from '../../schemas/consent-texts.ts';

/** The words of the dialog; asked for once, tried again three times, kept for five minutes. */
export function fetchTexts(locale: Locale): Promise<ConsentTexts> {
  const path = `/consent.${locale}.json`;
  return query(path, (signal) => getJson(path, asTexts, signal));
}

function asTexts(content: unknown): ConsentTexts {
  return content as ConsentTexts; // written by the build that made this island
}
