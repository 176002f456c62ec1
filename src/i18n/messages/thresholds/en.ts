import type { thresholds as french } from './fr.ts';

/** The page is in French only; this keeps every message in both languages. */
export const thresholds: typeof french = {
  seoTitle: 'French procurement thresholds 2026-2027',
  description:
    'No competition, MAPA or formal procedure: the French rule by buyer, kind of contract and amount before VAT, with its text and date.',
  title: 'Which procedure for which amount?',
  lead: 'The thresholds in force, checked on {{day}}. This is information, not legal advice.',
  form: {
    title: 'Your question',
    buyer: 'The buyer',
    kind: 'What is bought',
    amount: 'Value of the need, in euros before VAT',
    hint: 'As a rule with lots, options and renewals.',
    choose: 'Choose…',
    submit: 'Find the procedure',
    faults: {
      buyer: 'Choose the buyer.',
      kind: 'Choose what is bought.',
      missing: 'Give an amount.',
      unreadable: 'Write a number, such as 75,000.',
      zero: 'Give an amount above zero.',
      tooLarge: 'This amount exceeds a hundred billion euros: check it.',
    },
  },
  buyers: {
    etat: { label: 'The State', short: 'State', phrase: 'the State' },
    autre: {
      label: 'A local authority, a hospital, another contracting authority',
      short: 'local authorities, hospitals, others',
      phrase: 'a local authority, a hospital or another contracting authority',
    },
    reseau: {
      label: 'A network operator (energy, water, transport, post)',
      short: 'networks',
      phrase: 'a network operator',
    },
  },
  kinds: {
    fournitures: { label: 'Supplies or services', phrase: 'a supply or service contract' },
    travaux: { label: 'Works', phrase: 'a works contract' },
    social: {
      label: 'Social or other specific services',
      phrase: 'a contract for social or specific services',
    },
    innovant: { label: 'An innovative solution', phrase: 'an innovative purchase' },
  },
  kindNotes: {
    fournitures: 'Whatever is in none of the next three tables.',
    travaux: 'Building, renovating or fitting out.',
    social: 'Guarding, catering, health, social care, training: an official notice sets the list.',
    innovant: 'A new or significantly improved product, process or organisation.',
  },
  answer: {
    for: 'For',
    of: 'of',
    excludingTax: 'before VAT',
    publication: 'Publication',
    text: 'Text',
    table: 'See every threshold',
  },
  examples: { title: 'Three examples', question: '{{kind}}, {{amount}} before VAT ({{buyer}})' },
  table: {
    title: 'The thresholds, buyer by buyer',
    lead: 'Take the table of what is bought, then the last line whose amount is not above yours. Amounts are before VAT.',
    from: 'Amount before VAT',
    procedure: 'Procedure',
    publication: 'Publication',
    text: 'Text and date',
    under: 'Under {{amount}}',
    above: 'From {{amount}}',
    aboveEach: 'From',
    since: 'since {{day}}',
    sinceMonth: 'since {{day}}',
    until: 'from {{from}} to {{day}}',
    before: 'Before: {{before}}.',
  },
  certainty: {
    officiel: 'Read in the official text.',
    concordant: 'Several specialist sources agree.',
    prudent: 'Usual practice, to check in the text.',
  },
  delays: {
    title: 'Time to answer',
    lead: 'The minimum time limits for tenders, and the wait between rejection letters and signature.',
    procedure: 'Procedure',
    tenders: 'To answer',
    standstill: 'Before signature',
    text: 'Text',
  },
  limits: {
    title: 'What this table does not settle',
    items: [
      'Defence and security contracts, and concessions, follow other rules.',
      'Small lots of a large contract may, on conditions, escape the procedure of the whole.',
      'Urgency, exclusive rights or an unsuccessful procedure open other exceptions.',
      'The EU thresholds hold until 31 December 2027; the Commission revises them every two years.',
      'Rules apply to procedures opened since their date: an older contract keeps its own.',
      'A revision of the EU directives is announced; none of it is in force here.',
    ],
    sources:
      'Last checked on {{day}}. A line read in the official text says so; for the others, read the public procurement code (CCP) before you decide.',
    code: 'Public procurement code, on Légifrance',
  },
  call: {
    title: 'A threshold changes, you know',
    text: 'Changes of the rules and new articles, by e-mail, as often as you choose.',
    button: 'Subscribe to the letter',
  },
  glossary: 'A word stops you? The glossary',
};
