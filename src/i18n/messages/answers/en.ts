import { verbatim } from '../../typography.ts';
import type { answers as french } from './fr.ts';

export const answers: typeof french = {
  titlePrefix: verbatim('Error: '),
  unknownValue: 'Unknown value',
  refused: {
    malformed: 'What was sent could not be read. Reload the page and try again.',
    unsupported: 'This kind of request is not accepted. Please use the form on the page.',
    conflict: 'A first request was recorded, with other answers. To send this one as well, submit again.',
    'too-many': 'Too many requests in a short time. Wait a minute, then submit again.',
    failed: 'A fault on our side stopped this. Try again in a moment, or write to {{email.support}}.',
    unavailable:
      'Nothing could be recorded: the fault is ours. Your answers are still here. Submit again in a moment, or write to {{email.contact}}.',
    'wrong-credentials': 'Wrong email address or password. Check both and try again.',
    'not-open':
      'Login is not open yet. Your details were neither passed on nor kept. To hear when it opens, write to {{email.support}}.',
    'expired-link':
      'The link in your message is no longer valid. Submit again: we will send another one to this address.',
  },
};
