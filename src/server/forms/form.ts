import type { ZodMiniType } from 'zod/mini';
import type { ServerTranslate } from '#i18n/server-translate.ts';
import type { Locale } from '#locales.ts';
import type { Envelope } from '#schemas/forms/envelope.ts';
import type { RateLimiter, RateRule } from '../middleware/rate-limit.ts';
import type { SpamReason } from './stored-spam.ts';
import type { Secrets } from '../database/secrets.ts';
import type { FormFailures } from './failures.ts';
import type { FormResult } from './form-result.ts';
import type { UsedTokens } from './form-token.ts';
import type { Fields } from './read-fields.ts';
import type { SitePages } from './site-pages.ts';

export type FieldMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Form<Values> {
  readonly action: string;
  /** Schema whose messages are codes. */
  readonly schema: ZodMiniType<Values>;
  readonly messages: (t: ServerTranslate) => FieldMessages;
  /** Paths of the pages that show the form in a language, the usual one first. */
  readonly pages: (locale: Locale) => readonly [string, ...string[]];
  /** Hidden fields that differ between pages and are sent back when the form is refilled. */
  readonly carried: readonly string[];
  /** Reads fields from the query of the page for a form that was posted without script. */
  readonly fieldsIn?: (query: URLSearchParams, locale: Locale) => Fields;
  readonly rule: RateRule;
  /** True for a form that a person cannot fill in within two seconds. */
  readonly requiresFormToken: boolean;
  /** Handles valid values. Spam gets the same answer as any other submission. */
  readonly handle: (
    values: Values,
    submission: Submission,
    spam: SpamReason | undefined,
  ) => Promise<FormResult>;
}

export interface FormServices {
  /** Built pages that answers are rendered from; absent in development. */
  readonly pages: SitePages | undefined;
  readonly siteOrigin: string;
  /** Prefix of links to pages: their origin when the endpoints have another one, else empty. */
  readonly pagesOrigin: string;
  readonly failures: FormFailures;
  readonly rateLimiter: RateLimiter;
  readonly usedTokens: UsedTokens;
  readonly secret: Secrets;
}

export interface Submission {
  readonly envelope: Envelope;
  readonly fields: Fields;
  readonly client: string;
  /** True when the request has an origin or fetch metadata, as every browser sends. */
  readonly isBrowser: boolean;
  readonly at: number;
}
