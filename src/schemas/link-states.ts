/** What the page behind a link of the newsletter's mails may say, in the order of a subscription's life. */
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
  'unknown', // no link of ours, or one of which nothing is left
] as const;

/** What the page behind a link of the newsletter's mails says. */
export type LinkState = (typeof LINK_STATES)[number];
