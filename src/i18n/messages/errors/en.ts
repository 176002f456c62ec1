import type { errors as french } from './fr.ts';

export const errors: typeof french = {
  title: 'An error occurred',
  text: 'We apologise for the inconvenience. Our team has been notified.',
  retry: 'Try again',
  reload: 'Reload the page',
  support: 'If it happens again, write to support:',
  notice: 'Something went wrong. Please refresh the page.',
  close: 'Close this message',
};
