import type * as french from './fr.ts';

export const resources: typeof french.resources = {
  seoTitle: 'Resources: French public procurement, facts and methods',
  description:
    'Dated, sourced articles on French public procurement: finding tenders, deciding whether to bid, avoiding errors, and the rules. In French.',
  lead: 'Each article answers one question: first the answer, then the law and the dates.',
  filter: 'Filter by topic',
  all: 'All articles',
  count: { one: '{{count}} article', other: '{{count}} articles' },
  feed: 'Follow by RSS (in French)',
  newsletter: 'Newsletter',
  newsletterText:
    'We send you new articles and changes to the rules by email, as often as you choose. In French.',
  newsletterButton: 'Subscribe',
  tools: {
    title: 'Look it up',
    tools: 'The questions to settle before you write a bid.',
    glossary: '{{count}} French terms, from accord-cadre to standstill, explained in English.',
    method: 'What we measure, whether we were right, and the source of every figure.',
  },
  languageNote: 'The articles are in French.',
};

export const article: typeof french.article = {
  trail: { resources: 'Resources', about: 'About' },
  themes: {
    comprendre: 'Understanding the rules',
    detecter: 'Finding tenders',
    repondre: 'Bidding',
    decider: 'Deciding',
  },
  /** Marks of an article that is not published yet, in a preview. */
  pending: { draft: 'Draft', later: 'To be published' },
  byline: 'By',
  published: 'published',
  updated: 'updated',
  answer: 'The short answer',
  contents: 'In this article',
  copy: 'Copy the link',
  copied: 'Link copied',
  questions: 'Questions and answers',
  sources: 'Sources, and when they were checked',
  checked: 'Sources checked on {{day}}. They may change: read them at source before you bid.',
  editor: 'Responsible editor: {{name}}, publication director.',
  related: 'Read next',
  previous: 'Previous article on this topic',
  next: 'Next article on this topic',
  neighbours: 'Other articles on this topic',
  score: {
    title: 'A score, factor by factor',
    lead: 'This is how the console scores the tender “{{title}}” for a small tech company. It starts from the chance any bidder would have, then adds or takes off points.',
  },
  calls: { demo: 'Request a demo', console: 'Try the console', newsletter: 'Get the newsletter' },
};

export const glossary: typeof french.glossary = {
  seoTitle: 'Glossary of French public procurement, in English',
  description:
    'The terms of French public tenders explained in plain English: what MAPA, DCE, BOAMP or standstill mean, with the French word beside each.',
  lead: 'We explain {{count}} terms that you will meet in French notices and tender documents, in a sentence or two, with the French word beside each.',
  letters: 'From A to Z',
  groups: 'By subject',
  checked:
    'We checked these definitions on {{day}}. They explain the words but do not replace the law: where a law sets one, we name it. CCP is the French public procurement code.',
  other: 'in French:',
};

/** The page is in French only; this keeps every message in both languages. */
export const thresholds: typeof french.thresholds = {
  seoTitle: 'Which procedure? French thresholds 2026-2027',
  description:
    'No competition, MAPA or formal procedure: the French rule by buyer, kind of contract and amount excl. VAT, with its text and date.',
  lead: 'The thresholds in force, checked on {{day}}. This is information, not legal advice.',
  form: {
    title: 'Your question',
    buyer: 'The buyer',
    kind: 'What is bought',
    amount: 'Value of the purchase, in euros excl. VAT',
    hint: 'As a rule, lots, options and renewals included.',
    choose: 'Choose…',
    submit: 'Find the procedure',
    faults: {
      buyer: 'Choose the buyer.',
      kind: 'Choose what is bought.',
      missing: 'Give an amount.',
      unreadable: 'Write a number, such as 75,000.',
      taxIncluded: 'Thresholds exclude VAT: enter the amount before VAT.',
      zero: 'Give an amount above zero.',
      tooLarge: 'This amount exceeds a hundred billion euros: check it.',
    },
  },
  buyers: {
    etat: {
      label: 'The State and its administrative bodies (universities, agencies…)',
      short: 'State and its bodies',
      phrase: 'the State or one of its administrative bodies',
    },
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
    fournitures: 'Anything that is not in the next three tables.',
    travaux: 'Building, renovating or fitting out.',
    social: 'Guarding, catering, health, social care, training: an official notice sets the list.',
    innovant: 'A new or significantly improved product, process or organisation.',
  },
  answer: {
    for: 'For',
    of: 'of',
    excludingTax: 'excl. VAT',
    publication: 'Publication',
    text: 'Text',
    table: 'See every threshold',
  },
  examples: { title: 'Three examples', question: '{{kind}}, {{amount}} excl. VAT ({{buyer}})' },
  ruler: {
    title: 'The thresholds at a glance',
    lead: 'The larger the amount, the more the buyer must publish. These are the thresholds for supplies and services, then for works.',
    unit: 'Amount excl. VAT',
    all: 'all buyers',
    under: 'under {{amount}}, {{level}}',
    from: 'from {{amount}}, {{level}}',
    levels: {
      aucune: 'No notice or competition required',
      libre: 'Adapted procedure (MAPA), advertised as the buyer chooses',
      avis: 'Adapted procedure (MAPA), published notice',
      formalisee: 'Formal procedure, European notice (TED)',
    },
    caption:
      'Logarithmic scale: from one mark to the next the amount about doubles. Thresholds checked on {{day}}; the tables below give the law for each.',
  },
  table: {
    title: 'The thresholds, buyer by buyer',
    lead: 'Choose the table for what is being bought, then find the line where your amount falls. Amounts are excl. VAT.',
    next: 'The amount gives you the procedure. To see how many companies usually bid:',
    from: 'Amount excl. VAT',
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
    officiel: 'Read in the text itself.',
    concordant: 'Several specialist sources agree.',
    prudent: 'Usual practice, to be checked in the text.',
  },
  delays: {
    title: 'Time to bid',
    lead: 'Here is the minimum time to bid, then the wait between rejection letters and signature.',
    procedure: 'Procedure',
    tenders: 'To bid',
    standstill: 'Before signature',
    text: 'Text',
  },
  limits: {
    title: 'What these tables leave out',
    items: [
      'Defence and security contracts, and concessions, follow other rules.',
      'On certain conditions, small lots of a large contract may follow a lighter procedure than the whole.',
      'There are other exceptions: urgency, exclusive rights, an unsuccessful procedure.',
      'For works, the exemption under €100,000 is that of 2026: for a later procedure, read Article R2122-8.',
      'The EU thresholds hold until 31 December 2027; the Commission revises them every two years.',
      'Rules apply to procedures opened since their date; an older contract follows the earlier rules.',
      'The EU is preparing a revision of its directives; these tables leave it out.',
    ],
    sources:
      'Last checked on {{day}}. Each line that we read in the text itself says so; for the others, read the public procurement code (CCP) before you decide.',
    code: 'Public procurement code, on Légifrance',
  },
  call: {
    title: 'Hear about it when a threshold changes',
    text: 'We send you changes to the rules and new articles by email, as often as you choose.',
    button: 'Subscribe to the newsletter',
  },
  glossary: 'Not sure of a word? Read the glossary',
};
