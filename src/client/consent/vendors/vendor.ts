import type { ConsentChoices } from '../../../schemas/consent.ts';
import type { VisitorEvent } from '../../count.ts';

/** The calls that a tool takes besides its script. */
export interface Vendor {
  /** Just before its script loads; `data` are the attributes of its element. */
  readonly prepare: (data: DOMStringMap) => void;
  /** At each change of the visitor's choices, from before the first, whether it has loaded or not. */
  readonly update?: (choices: ConsentChoices) => void;
  /** Counts what the visitor did; called only while the visitor allows the tool. */
  readonly send: (event: VisitorEvent) => void;
}

/** Thirteen months, which the CNIL allows a cookie that measures; Google's own default is two years. */
export const COOKIE_SECONDS = 390 * 86_400;

/** Parameters by which a campaign is recognised. */
const CAMPAIGN = /^(?:utm_|mtm_|gclid$|gbraid$|wbraid$)/;

/** The address of the page for a tool. Of its query only a campaign is left: the rest may be what the visitor typed. */
export function pageAddress(): string {
  const kept = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(kept).toString();
  return location.origin + location.pathname + (query && `?${query}`);
}

/** Address that the visitor came from, without a query. */
export function referrerAddress(): string {
  return document.referrer.replace(/[?#].*$/, '');
}
