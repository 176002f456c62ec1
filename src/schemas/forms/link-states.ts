/** States of the page that links in newsletter mails open, in the order of a subscription's life. */
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

export type LinkState = (typeof LINK_STATES)[number];
