import { verbatim } from '../../typography.ts';
import type * as french from './fr.ts';

export const answers: typeof french.answers = {
  titlePrefix: verbatim('Error: '),
  unknownValue: 'Unknown value',
  noMail:
    'No confirmation can reach you by email right now: too many messages have left within an hour. Your request is kept, and we will answer in the time announced.',
  notifyMe: 'Tell me when they open',
  refused: {
    malformed: 'We could not read what you sent. Reload the page and try again.',
    'too-large':
      'What you sent is over 64 kB, so we did not read it. Go back to the previous page, where your text still is, shorten it and submit again.',
    unsupported: 'This kind of request is not accepted. Please use the form on the page.',
    'cross-site':
      'Your browser says that this was sent from another site. Nothing was done. Check your answers below, then submit here.',
    conflict:
      'We already have a request from you with other answers. To send this one as well, submit again.',
    'too-many': 'Too many requests in a short time. Wait a while, then submit again.',
    failed: 'A fault on our side prevented this. Try again in a moment, or write to {{email.support}}.',
    unavailable:
      'A fault on our side prevented us from saving your request. Your answers are still here. Submit again in a moment, or write to {{email.contact}}.',
    'no-mail':
      'We cannot write to you right now: too many messages have left within an hour. Nothing was recorded. Please come back in an hour.',
    'wrong-credentials': 'Wrong email address or password. Check both and try again.',
    'not-open': 'Accounts are not open yet. Nothing that you sent was kept.',
    'expired-link':
      'The link in your message is no longer valid. Submit again: we will send another one to this address.',
  },
};

const emailErrors = {
  required: 'Invalid email. Enter your address',
  unfinished: 'Invalid email. The @ or the end of the address is missing, such as .com',
  invalid: 'Invalid email',
  tooLong: 'Email is too long',
};

export const fieldErrors: typeof french.fieldErrors = {
  demo: {
    firstName: {
      required: 'Enter your first name',
      tooLong: 'First name is too long',
      invalid: 'Invalid characters',
    },
    lastName: {
      required: 'Enter your last name',
      tooLong: 'Last name is too long',
      invalid: 'Invalid characters',
    },
    email: emailErrors,
    company: { required: 'Enter your company’s name', tooLong: 'Company name is too long' },
    role: { required: 'Choose your role' },
    sector: { tooLong: 'Sector is too long' },
    teamSize: { invalid: 'Choose a size from the list' },
    wish: { invalid: 'Choose from the list', tooLong: 'Choose from the list' },
    challenges: { tooLong: 'Message is too long' },
  },
  login: {
    email: emailErrors,
    password: { tooShort: 'Password is too short', tooLong: 'Password is too long' },
  },
  newsletter: {
    email: emailErrors,
    themes: { required: 'Keep at least one topic', invalid: 'Choose topics from the list' },
    consent: { required: 'Tick the box to receive the newsletter' },
    frequency: { required: 'Choose how often' },
  },
};

export const demoForm: typeof french.demoForm = {
  labels: {
    title: 'Your request',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Work email',
    company: 'Company',
    organisation: 'Organisation',
    role: 'Role',
    sector: 'Sector',
    teamSize: 'Team size',
    choose: 'Choose',
    wish: 'You would like',
    noWish: 'A demo',
    challenges: 'Your tender',
    challengesHint: 'Optional: its link, or what makes you hesitate.',
    newsletter: 'I would also like the newsletter (in French). I can unsubscribe at any time.',
    submit: 'Request a demo',
    privacy:
      'We use your answers to handle your request and keep them for {{retention.leadsYears}} years after our last contact.',
  },
  roles: {
    sales: 'Sales, business development',
    leadership: 'Leadership, CEO',
    marketing: 'Marketing, communications',
    consultant: 'Consultant, client-side adviser (AMO)',
    buyer: 'Public buyer',
    other: 'Other',
  },
  wishes: {
    trial: 'A {{offer.trialDays}}-day trial of {{plan}}',
    quote: 'A quote for {{plan}}',
    loginTrial: 'A {{offer.loginTrialDays}}-day trial of every feature',
    loginOpening: 'To be told when accounts open',
  },
  wished: {
    trial:
      'You asked to try {{plan}}: our reply will tell you how to start. The trial lasts {{offer.trialDays}} days, with no card required.',
    quote: 'You asked for a quote for {{plan}}: we will work it out with you during the demo.',
    loginTrial:
      'You asked to try every feature: our reply will tell you how to start. The trial lasts {{offer.loginTrialDays}} days.',
    loginOpening: 'You asked to be told when accounts open: we will write to you that day.',
  },
  sectors: {
    tech: 'Tech and digital',
    construction: 'Construction and works',
    services: 'Business services',
    health: 'Health and medical',
    energy: 'Energy and environment',
    transport: 'Transport and logistics',
    other: 'Other sector',
  },
};
