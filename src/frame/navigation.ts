import type { MessageKey } from '../i18n/translate.ts';
import type { SharedRouteName } from '../routes.ts';

/** The header's links, in order. */
export const NAVIGATION = [
  { route: 'product', label: 'common.nav.product' },
  { route: 'solutions', label: 'common.nav.solutions' },
  { route: 'pricing', label: 'common.nav.pricing' },
  { route: 'resources', label: 'common.nav.resources' },
  { route: 'about', label: 'common.nav.about' },
] as const satisfies readonly { route: SharedRouteName; label: MessageKey }[];
