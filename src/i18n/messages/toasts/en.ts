import type { toasts as french } from './fr.ts';

export const toasts: typeof french = {
  region: 'Notifications',
  close: 'Close the notification',
};
