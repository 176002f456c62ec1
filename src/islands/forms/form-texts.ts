import type { Locale } from '#locales.ts';
import type { Fallback } from '../error-boundary/ErrorBoundary.tsx';

export interface FrameLabels {
  /** About the mark of what is required. */
  required: string;
  /** Label of the honeypot, for a visitor whose browser shows it. */
  trap: string;
  /** Above the list of what is wrong. */
  problem: string;
  /** Line of that list: `{{field}}` and `{{problem}}`. */
  named: string;
  /** Address as an example, for any field that asks for one. */
  emailHint: string;
  privacy: { label: string; href: string };
  fallback: Fallback;
}

export interface FormProps<Labels> {
  /** Address to which it posts, on this site or on the host of the endpoints. */
  action: string;
  locale: Locale;
  frame: FrameLabels;
  labels: Labels;
}
