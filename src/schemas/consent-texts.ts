import type { Messages } from '../i18n/messages/index.ts';

/** The texts of the consent dialog in one language: `/consent.<locale>.json`, made by the build that made the island. */
export type ConsentTexts = Messages['consent']['dialog'] & {
  /** A sentence for each tool that waits for consent. */
  readonly tools: readonly string[];
  /** The cookie section of the privacy page. */
  readonly section: string;
  readonly fallback: Readonly<Record<'title' | 'text' | 'retry' | 'reload' | 'support' | 'email', string>>;
};
