import type { Plan } from '#site.ts';

/**
 * Events that are counted, with the consent of visitors: the whole list. A property has one of a few known values, never
 * a text that somebody typed. The words of the privacy page stand under the same names (`consent.events`).
 */
export type VisitorEvent =
  /** Demo request was sent from the page and received. */
  | { readonly name: 'demo-requested' }
  /** Console was started and came to its results. */
  | { readonly name: 'console-run' }
  /** Calculator answered something else than the example it opens with. */
  | { readonly name: 'calculator-used'; readonly calculator: 'bid-or-not' | 'how-many' | 'thresholds' }
  /** Link to the trial or the quote of a plan was followed, or to the login's trial: its wish. */
  | { readonly name: 'plan-chosen'; readonly wish: `${'trial' | 'quote'}-${Plan['id'] | 'login'}` };

/** Name of an event. */
export type VisitorEventName = VisitorEvent['name'];

declare global {
  /**
   * Counts what a visitor did: tells the tools, each only as the visitor allows, once a page (`client/consent/tags`,
   * which sets it once the page is shown). Not imported: a module shared by islands and by scripts of pages would be a
   * request more. Called where `import.meta.env.COUNTS` says that the build has tools, so that others hold no byte of it.
   */
  var trackEvent: ((event: VisitorEvent) => void) | undefined;
}
