import type * as french from './fr.ts';

export const thresholds: typeof french.thresholds = {
  seoTitle: 'Which procedure? French procurement thresholds',
  description:
    'No formality, MAPA or formal procedure: the French rule by buyer, purchase, amount excl. VAT and day, with the article of the law.',
  lead: 'Say what is bought, for how much and when: you will see where the buyer must publish and how long you have to bid.',
  form: {
    title: 'Your question',
    sentence: ['For', 'worth', 'excl. VAT, bought by', ' in a procedure begun on', '.'],
    kind: 'What is bought',
    amount: 'Amount excl. VAT',
    buyer: 'The buyer',
    day: 'Day on which the procedure begins',
    hint: 'The amount is the buyer’s estimate of its whole need, with all lots, options and renewals. It is not your price.',
    submit: 'Find the procedure',
    withoutScript: 'Without JavaScript, the answer is in the tables below.',
    faults: {
      missing: 'Enter an amount.',
      unreadable: 'Enter a number, such as 75,000 or 1.5m.',
      taxIncluded: 'Thresholds exclude VAT: enter the amount before VAT.',
      zero: 'Enter an amount above zero.',
      tooLarge: 'This amount exceeds a hundred billion euros: please check it.',
      early: 'This tool covers procedures begun since {{day}}.',
    },
  },
  buyers: {
    state: {
      name: 'central government or one of its bodies',
      short: 'central government',
      who: 'Ministries and the State’s administrative public bodies: a ministry, a university, a water agency.',
    },
    local: {
      name: 'a local authority or a hospital',
      short: 'local authorities, hospitals',
      who: 'Local authorities, their groupings and bodies, and hospitals: a town, a secondary school, a teaching hospital.',
    },
    other: {
      name: 'another buyer',
      short: 'other buyers',
      who: 'Buyers that choose how to advertise below the EU thresholds: a local public company (SPL, SEM), a social landlord, an association or a commercial body of the State (EPIC).',
    },
    publicNetwork: {
      name: 'a public utility',
      short: 'public utilities',
      who: 'Energy, water or transport run by a local authority or one of its bodies: a municipal water service, an energy syndicate, a bus service.',
    },
    networkCompany: {
      name: 'a utility company',
      short: 'utility companies',
      who: 'Energy, water, transport or post run by a company or a commercial body of the State: EDF, SNCF, RATP.',
    },
  },
  kinds: {
    works: { name: 'works', title: 'Works', what: 'Building, renovating or fitting out.' },
    supplies: {
      name: 'supplies or services',
      title: 'Supplies or services',
      what: 'Anything that is neither works nor a social or specific service.',
    },
    social: {
      name: 'social or specific services',
      title: 'Social or specific services',
      what: 'Guarding, catering, health, social care, training: an official notice sets the list.',
    },
    innovative: {
      name: 'innovative purchases',
      title: 'Innovative purchases',
      what: 'A new or significantly improved product, process or organisation. Being a young innovative company has not been enough since 3 May 2025.',
    },
  },
  answer: {
    procedure: 'Procedure',
    publication: 'Where it is published',
    time: 'Time to bid',
    standstill: 'Wait before signature',
    texts: 'Texts read on {{day}}:',
    scope:
      'This answer does not cover legal services, defence or small lots, which follow other rules. It is information, not legal advice.',
    terms: 'In the glossary: MAPA, BOAMP.',
  },
  words: {
    verdict: {
      none: 'No publicity or competition required',
      free: 'Adapted procedure (MAPA), publicity as the buyer chooses',
      notice: 'Adapted procedure (MAPA), with a published notice',
      european: 'Adapted procedure (MAPA), with an EU notice',
      formal: 'Formal procedure',
      ordinary: 'The ordinary rules apply',
      unknown: 'No answer for this day',
    },
    procedure: {
      none: 'None required',
      free: 'Adapted (MAPA)',
      notice: 'Adapted (MAPA)',
      european: 'Adapted (MAPA)',
      formal: 'Most often a call for tenders',
      ordinary: 'That of what is bought',
    },
    publication: {
      none: 'None required',
      free: 'As the buyer chooses',
      notice: 'BOAMP or a legal-notice newspaper',
      ted: 'TED only',
      boampAndTed: 'BOAMP and TED',
      ordinary: 'That of what is bought',
    },
    time: {
      none: 'None set',
      adapted: 'Free, but sufficient',
      formal: 'At least 30 days for electronic bids, 35 otherwise (open procedure)',
      ordinary: 'That of what is bought',
    },
    standstill: {
      none: 'None required',
      adapted: 'None required, unless the buyer chooses one',
      formal: '11 days if notified electronically, 16 if not; none where only one company took part',
      ordinary: 'That of what is bought',
    },
    ruler: {
      from: 'from {{amount}}, {{verdict}}',
    },
    note: {
      none: 'The buyer must choose a suitable bid, spend public money well and not always turn to the same company.',
      ordinary:
        'From this amount up, an innovative purchase follows the rules of what is bought: choose “works” or “supplies or services”.',
      until: 'This answer holds for procedures begun up to {{day}}.',
      unknown:
        'The rule that we know ended on {{day}}, and we have read no text that replaces it. Read the article in force on the day of the procedure.',
    },
  },
  table: {
    title: 'All thresholds',
    lead: 'As of {{day}}, in euros excl. VAT.',
    next: 'You know the procedure. How many companies usually bid?',
    amount: 'Amount excl. VAT',
    procedure: 'Procedure',
    publication: 'Publication',
    texts: 'Texts and dates',
    under: 'Under {{amount}}',
    from: '{{amount}} and above',
    fromEach: 'From',
    othersTed: 'BOAMP and TED; TED only for other buyers and utility companies',
    since: 'Since {{day}}.',
    until: 'Until {{day}}.',
    expired: 'Rule ended on {{day}}: we have read no text that replaces it.',
    before: 'Before: {{amounts}}.',
  },
  delays: {
    title: 'Time to bid',
    lead: 'The minimum time to submit a bid, then the wait between the rejection of bids and signature.',
    columns: ['Procedure', 'To bid', 'Before signature', 'Texts'],
    rows: [
      [
        'Open procedure',
        '35 days; 30 by electronic means; 15 after a prior information notice or in urgency',
        '11 days by electronic means, 16 if not; none where only one company took part',
        'CCP, art. R2161-2, R2161-3, R2182-1 and R2182-2',
      ],
      [
        'Restricted procedure',
        '30 days to apply, then 30 for the bid, 25 by electronic means, 10 after a prior information notice; for utilities, 15 to apply',
        '11 days by electronic means, 16 if not; none where only one company took part',
        'CCP, art. R2161-6 to R2161-10, R2182-1 and R2182-2',
      ],
      [
        'Adapted procedure (MAPA)',
        'Free, but sufficient',
        'None required; the buyer may publish its intention to conclude and wait 11 days',
        'CCP, art. R2151-1 and, a contrario, R2182-1; CJA (code of administrative justice), art. L551-15',
      ],
    ],
  },
  limits: {
    title: 'What this tool does not say',
    items: [
      'Defence and security contracts, concessions and some legal services follow other rules.',
      'A lot under €80,000 (€1m for works) may follow a lighter procedure, as long as such lots do not exceed 20% of the whole.',
      'Urgency, an exclusive right or a failed procedure allow other exceptions.',
      'For purchases made for research, universities and research bodies choose how to advertise below the EU thresholds (CCP, art. R2100-1).',
      'The day that counts is the one on which the procedure begins or the notice is sent, not that of signature.',
      'The EU is preparing a revision of its directives, which this tool does not cover.',
    ],
    code: 'Public procurement code (CCP), on Légifrance, in French',
  },
  call: {
    title: 'Hear about it when a threshold changes',
    text: 'Changes of rules and new articles by email, in French, as often as you choose.',
    button: 'Be told by email',
  },
};
