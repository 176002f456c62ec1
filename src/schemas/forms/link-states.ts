import * as z from 'zod/mini';

/** The states of the page that links in newsletter mails open, in the order of a subscription's life. */
export const LINK_STATES = [
  'confirm', // a button confirms
  'confirmed',
  'already',
  'expired',
  'unsubscribe', // a button unsubscribes
  'unsubscribed',
  'erased',
  'sent', // a message with a link was sent, if the address is known
  'unavailable',
  'unknown', // an invalid link, or one whose subscription was deleted
] as const;

/** Stands for the token in the buttons of that page, until the server writes one. */
export const TOKEN_PLACE = '@token@';

/** A state of the page that links in newsletter mails open. */
export type LinkState = (typeof LINK_STATES)[number];

/** The states of the page where a visitor chooses when to meet, beside the one without a link of ours. */
export const MEETING_STATES = [
  'choose', // three proposals, one button
  'chosen',
  'unavailable',
  'unknown', // an invalid link, or one whose request was deleted
] as const;

/** A state of the page where a visitor chooses when to meet. */
export type MeetingState = (typeof MEETING_STATES)[number];

/** The numbers of the moments that are proposed. */
export const PROPOSALS = [0, 1, 2] as const;

/** Placeholders that the build puts in that page, for the server to replace. */
export const PLACEHOLDERS = {
  token: TOKEN_PLACE,
  date: '@date@',
  notice: '@notice@',
  value: (proposal: number) => `@value${proposal}@`,
  label: (proposal: number) => `@label${proposal}@`,
} as const;

/** A moment that was proposed, as the form of that page posts it. */
export const MeetingSchema = z.object({ slot: z.iso.datetime() });
