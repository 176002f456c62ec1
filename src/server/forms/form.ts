import type { ZodMiniType } from 'zod/mini';
import type { ServerTranslate } from '#i18n/server-translate.ts';
import type { Locale } from '#locales.ts';
import type { Envelope } from '#schemas/forms/envelope.ts';
import type { Services } from '../context.ts';
import type { RateRule } from '../rate-limit.ts';
import type { SpamReason } from '../store/spam.ts';
import type { FormOutcome } from './outcome.ts';
import type { Fields } from './read-fields.ts';

/** Words for the codes of a schema, by field. */
export type FieldMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A form of the site, and what is done with it. */
export interface Form<Values> {
  /** The address that it posts to. */
  readonly action: string;
  /** Its messages are codes. */
  readonly schema: ZodMiniType<Values>;
  readonly messages: (t: ServerTranslate) => FieldMessages;
  /** The pages that show it in a language, the usual one first. */
  readonly pages: (locale: Locale) => readonly [string, ...string[]];
  /** Hidden fields that are not the same on every page: when the form is filled again, they go with it. */
  readonly carried: readonly string[];
  /** Reads fields from the address of its page, for a form that was sent without our script, which reads them itself. */
  readonly fieldsIn?: (query: URLSearchParams, locale: Locale) => Fields;
  /** The rate limit of one client. */
  readonly rule: RateRule;
  /** True when the time trap applies: a person needs more than two seconds to fill it. */
  readonly takesTime: boolean;
  /** True when it makes the site write to an address that anybody can type in. */
  readonly mails: boolean;
  /** Does what the form asks for; spam is answered as the rest, and only kept if it is worth anything. */
  readonly receive: (values: Values, sender: Sender, spam: SpamReason | undefined) => Promise<FormOutcome>;
}

/** The sender of a form, its fields, and the services that its handler may use. */
export interface Sender extends Pick<Services, 'store' | 'product' | 'secondsToWait' | 'usedTokens'> {
  readonly envelope: Envelope;
  readonly fields: Fields;
  readonly client: string;
  /** True when it says where it comes from, as every browser does. */
  readonly isBrowser: boolean;
  /** The time at which it came, in milliseconds since 1970. */
  readonly at: number;
}
