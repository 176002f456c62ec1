import type { analysis } from '#i18n/messages/analysis/fr.ts';
import type { scoring } from '#i18n/messages/product/fr.ts';
import type { Profile, STATUSES } from './profile.ts';
import { textTreeSchema } from './texts.ts';

/** Texts of the running console; `{{…}}` is filled in the browser. */
export type ConsoleTexts = typeof analysis & {
  readonly sample: string;
  readonly sectors: Readonly<Record<Profile['sector'], string>>;
  readonly statuses: Readonly<Record<(typeof STATUSES)[number], string>>;
  readonly regions: Readonly<Record<Profile['regions'][number], string>>;
  /** Label of each factor, by its case (`rules/case.ts`). */
  readonly labels: (typeof scoring)['factors'];
  /** The two sentences of a score, and the words over and under a list of them. */
  readonly storeys: (typeof scoring)['storeys'];
  readonly terms: (typeof scoring)['tender'];
  /** Addresses of the published formula, the demo request and the calculation of a bid. */
  readonly links: Readonly<Record<'formula' | 'demo' | 'bid', string>>;
};

export const ConsoleTextsSchema = textTreeSchema<ConsoleTexts>();
