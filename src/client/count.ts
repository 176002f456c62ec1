import type { Plan } from '#site.ts';

/** Events that are counted with the visitor's consent. A property has one of a few known values, never a typed text. */
export type VisitorEvent =
  | { readonly name: 'demo-requested' }
  | { readonly name: 'console-run' }
  /** Sent for every answer but that of the example. */
  | { readonly name: 'calculator-used'; readonly calculator: 'bid-or-not' | 'how-many' | 'thresholds' }
  | { readonly name: 'plan-chosen'; readonly wish: `${'trial' | 'quote'}-${Plan['id'] | 'login'}` };

export type VisitorEventName = VisitorEvent['name'];

declare global {
  /**
   * Set by `client/consent/tags`. Not imported: a module shared by islands and pages would be a request more.
   * `import.meta.env.COUNTS` removes the calls from a build without tools.
   */
  var trackEvent: ((event: VisitorEvent) => void) | undefined;
}
