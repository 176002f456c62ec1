import type { errors } from '#i18n/messages/common/fr.ts';
import type { consent } from '#i18n/messages/consent/fr.ts';
import { textTreeSchema } from './texts.ts';

/** Texts of the consent dialog in one language, `/consent.<locale>.json`. */
export type ConsentTexts = (typeof consent)['dialog'] & {
  /** Sentence for each tool that waits for consent. */
  readonly tools: readonly string[];
  readonly section: string;
  readonly fallback: (typeof errors)['fallback'];
};

export const ConsentTextsSchema = textTreeSchema<ConsentTexts>();
