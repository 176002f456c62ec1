/** Around the messages that come and go. Their texts belong to who shows them. */
export const toasts = {
  region: 'Notifications',
  close: 'Fermer la notification',
};
