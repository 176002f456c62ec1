import type { OptionalCategory } from './consent.ts';

type Category = 'necessary' | OptionalCategory;

/** The words of the consent dialog in one language: `/consent.<locale>.json`, made by the build that made the island. */
export interface ConsentTexts {
  readonly title: string;
  readonly tabs: { readonly label: string; readonly cookies: string; readonly policy: string };
  readonly intro: string;
  readonly categories: Readonly<Record<Category, { readonly label: string; readonly text: string }>>;
  readonly signal: string;
  readonly none: string;
  readonly chosen: string;
  readonly proof: { readonly id: string; readonly policy: string };
  readonly cancel: string;
  readonly save: string;
  readonly policy: {
    readonly purposes: string;
    readonly details: Readonly<Record<Category, string>>;
    readonly tools: string;
    readonly noTools: string;
    readonly duration: string;
    readonly durationText: string;
    readonly withdrawal: string;
    readonly withdrawalText: string;
    readonly more: string;
  };
  /** A sentence for each tool that waits for consent. */
  readonly tools: readonly string[];
  /** The cookie section of the privacy page. */
  readonly section: string;
  readonly fallback: {
    readonly title: string;
    readonly text: string;
    readonly retry: string;
    readonly reload: string;
    readonly support: string;
    readonly email: string;
  };
}
