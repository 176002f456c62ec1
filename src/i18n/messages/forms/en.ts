import type { forms as french } from './fr.ts';

export const forms: typeof french = {
  sending: 'Sending…',
  offline: 'You are offline: nothing was sent. What you typed is still here. Reconnect, then try again.',
  timeout:
    'The answer is taking too long. What you typed is still here: try again. If the first attempt did arrive, it will count only once.',
  failed:
    'It did not get through. What you typed is still here: try again. If it keeps happening, write to {{email.contact}}.',
  wait: 'You can try again in {{delay}}.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  about: 'About',
  removeAbout: 'Remove',
  seal: 'Received on',
  sealed: 'Received',
  next: 'What happens next',
};
