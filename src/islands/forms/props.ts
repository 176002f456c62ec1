import type { Locale } from '../../locales.ts';
import type { Fallback } from '../error-boundary/ErrorBoundary.tsx';

/** The words around the fields of any form. */
export interface FrameWords {
  /** About the mark of what is required. */
  required: string;
  /** Says what the honeypot is, to whom meets it all the same. */
  trap: string;
  /** Above the list of what is wrong. */
  problem: string;
  /** An address as an example, for any field that asks for one. */
  emailHint: string;
  /** How the data is handled. */
  privacy: { label: string; href: string };
  fallback: Fallback;
}

/** What every form island is given. */
export interface FormProps<Words> {
  /** Where it posts, on this site or on the host of the endpoints. */
  action: string;
  locale: Locale;
  frame: FrameWords;
  words: Words;
}
