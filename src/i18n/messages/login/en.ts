import type { login as french } from './fr.ts';

export const login: typeof french = {
  seoTitle: 'Log in to your {{product}} account',
  description:
    'Log in to {{product}} with your email address and your password. A {{offer.loginTrialDays}}-day trial gives access to every feature.',
  title: 'Log in',
  lead: 'Your alerts, your scores and what Charly recommends are waiting for you, just where you left them.',
  form: {
    title: 'Your details',
    email: 'Email address',
    password: 'Password',
    passwordHint: '{{min}} to {{max}} characters',
    submit: 'Log in',
    privacy: 'Your password goes to the application. This site does not keep it.',
  },
  help: {
    title: 'Forgotten your password? Locked out?',
    text: 'Write to us; we reply within {{offer.supportReplyHours}} hours:',
    email: '{{email.support}}',
  },
  trial: {
    figure: '{{offer.loginTrialDays}}',
    title: 'days to try every feature',
    text: 'No account yet? Start with a demo. This trial is the one offered at login; the pricing page has another, of {{offer.trialDays}} days, with no card required.',
    pricing: 'See pricing',
    demo: 'Request a demo',
  },
  errors: {
    email: { invalid: 'Invalid email', tooLong: 'Email is too long' },
    password: { tooShort: 'Password is too short', tooLong: 'Password is too long' },
  },
};
