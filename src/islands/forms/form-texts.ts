import type { Locale } from '#locales.ts';
import type { Fallback } from '../error-boundary/ErrorBoundary.tsx';

/** The texts around the fields of any form. */
export interface FrameLabels {
  /** About the mark of what is required. */
  required: string;
  /** The label of the honeypot, for a visitor whose browser shows it. */
  trap: string;
  /** Above the list of what is wrong. */
  problem: string;
  /** A line of that list: `{{field}}` and `{{problem}}`. */
  named: string;
  /** An address as an example, for any field that asks for one. */
  emailHint: string;
  /** The link to the handling of the data. */
  privacy: { label: string; href: string };
  fallback: Fallback;
}

/** The properties of every form island. */
export interface FormProps<Labels> {
  /** Address to which it posts, on this site or on the host of the endpoints. */
  action: string;
  locale: Locale;
  frame: FrameLabels;
  labels: Labels;
}
