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

/** The texts that a form needs once its script runs: fetched with the script, not part of the page. */
export interface FormTexts {
  /** The region that writes dates and durations, as a BCP 47 tag. */
  readonly region: string;
  /** Begins the title of the document when something is wrong. */
  readonly titlePrefix: string;
  readonly sending: string;
  readonly retry: string;
  readonly offline: string;
  readonly timeout: string;
  /** An answer that we cannot read, or none. */
  readonly failed: string;
  /** `{{delay}}` is a duration in words. */
  readonly wait: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly about: string;
  readonly removeAbout: string;
  /** The titles of a form that has a subject, by its kind. */
  readonly titles: Readonly<Record<'tender' | 'sum', string>>;
  /** A calculation as the subject of a request, with `{{…}}` where its figures stand. */
  readonly sum: string;
  /** Before the date and the time of what was received. */
  readonly seal: string;
  /** Messages by field, then by the code that the schema gives. */
  readonly errors: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The receipt in place of the form; a login redirects instead. */
  readonly received: Received | undefined;
}

/** The receipt: the form, and the steps that follow. */
export interface Received {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** The consequences of choices, by field and value. */
  readonly notes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The owner's booking page. */
  readonly booking?: { readonly text: string; readonly label: string; readonly href: string };
  /** Without a booking page: how to agree on a time, shown unless the answer carries a notice. */
  readonly reply?: string;
}
