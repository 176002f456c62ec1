import type * as french from './fr.ts';

export const tools: typeof french.tools = {
  seoTitle: 'Tools: the questions to ask before you bid',
  description:
    'How many bidders, bid or not, which procedure, what chance: free tools for French public tenders, with no account to open.',
  title: 'Four answers before you write yours.',
  lead: 'How many bidders, whether it pays, which procedure, what chance. Free, with no account.',
  howMany: { text: 'How many bids comparable contracts received.' },
  bidOrNot: {
    text: 'What the bid costs, and what it may earn.',
    drawn:
      'Example: the bid costs {{cost}} and the expected margin is {{margin}}. You break even at a {{even}} chance.',
    example: 'Example: the bid costs {{cost}}, the margin is {{margin}}.',
    none: '{{percent}} chance',
  },
  thresholds: {
    text: 'The thresholds, by buyer, purchase, amount and day.',
    from: 'formal procedure from {{amount}}',
    key: 'Solid bar: full EU procedure required. Log scale.',
    works: 'Works, any buyer',
    buyers: {
      state: 'Central government',
      local: 'Local authorities and other buyers',
      networkCompany: 'Utilities',
    },
  },
  console: {
    text: 'Your chance of winning on {{count}} tenders, explained point by point.',
  },
  key: { single: 'a single bid', within: 'around the median', outside: 'the rest' },
};

export const bidOrNot: typeof french.bidOrNot = {
  seoTitle: 'Bid or not? Work out what a bid is worth',
  description:
    'Work out what a bid costs, what it brings in on average and the chance at which it pays for itself. Prints on one page for your decision meeting.',
  lead: 'Enter your figures to see what a bid brings in on average, and the chance at which it pays for itself.',
  example: 'Example',
  replace: 'Enter your own figures.',
  chance: 'Your chance of winning',
  fields: {
    days: { label: 'Days to write the bid', unit: 'days' },
    rate: { label: 'Cost per person-day', unit: '€' },
    margin: { label: 'Margin you expect if you win', unit: '€' },
    low: { label: 'lowest', unit: '%' },
    high: { label: 'highest', unit: '%' },
    year: { label: 'Days a year you can spend on such bids', unit: 'days' },
  },
  submit: 'Work it out',
  print: 'Print for the meeting',
  demo: 'Request a demo with this calculation',
  hint: 'As a guide: against two bids as good as yours, one chance in three.',
  howMany: 'How many bidders?',
  call: {
    title: 'No idea of your chance? The console estimates it.',
    text: 'On sample tenders, without an account.',
    button: 'Try the console',
  },
  privacy:
    'Your browser does the calculation. The page address contains your figures, so you can send it to the people who decide with you.',
  origins: {
    console: 'This range comes from the console: it is the score of a sample, not a measured probability.',
    explorer: 'This chance comes from public data: it is yours if all bids were equal.',
    visitor:
      '{{counted}}: this would be your chance if all bids were equal (public data, following your earlier choices).',
  },
  result: {
    title: 'What the bid is worth, on average',
    need: ['You break even at a', 'chance.'],
    axis: 'The horizontal axis shows the chance of winning; the line shows the average gain: chance × margin − cost.',
    year: 'How many bids like this a year?',
  },
  worked: {
    withoutScript: 'Without JavaScript, this page cannot work with your figures.',
    link: 'How to work it out by hand',
    title: 'How to work it out by hand',
    formulas: [
      'Cost of the bid = days to write it × cost per person-day.',
      'Average gain = chance of winning × margin − cost of the bid.',
      'The bid pays for itself once the chance of winning is above: cost of the bid ÷ margin.',
    ],
    table: 'Worked examples',
    columns: {
      cost: 'Cost of the bid',
      margin: 'Margin if you win',
      breakEven: 'Pays for itself from',
      gain: 'Average gain with a {{percent}} chance',
    },
    cost: '{{days}} days × {{rate}} = {{cost}}',
    never: 'never',
  },
  limits: {
    title: 'The limits of this calculation',
    items: [
      'It does not predict the outcome of this contract. It is an average over many bids like this one.',
      'Your chance of winning is an assumption. Nobody publishes the names of the losers, so it cannot be checked against public data.',
      'It leaves out the cash you tie up, what you learn from a bid and the work that has to wait.',
    ],
    reliability: 'What we check, and what cannot be checked',
  },
  words: {
    range: '{{low}}% to {{high}}%',
    point: '{{low}}%',
    less: 'less than {{percent}}',
    cost: '{{days}} × {{rate}} = {{cost}}',
    between: '{{from}} to {{to}}',
    verdict: {
      open: 'At a {{lowest}} chance you lose {{loss}} a bid on average; at {{highest}} you gain {{gain}}.',
      worth: 'At {{range}} you are above it: the bid brings in {{between}} more than it costs, on average.',
      notWorth:
        'At {{range}} you are below it: the bid costs {{between}} more than it brings in, on average.',
      never:
        'The bid costs {{cost}} for a margin of {{margin}}. Even if you were sure to win, it would bring in nothing.',
    },
    lever: {
      open: 'Below {{worthAll}} a bid, you would not lose money even at {{lowest}}.',
      worth: 'Your whole range stays above zero as long as the bid costs less than {{worthAll}}.',
      notWorth:
        'To break even at the top of your range, the bid would have to cost {{worthOne}}, or the margin reach {{marginNeeded}}.',
    },
    year: {
      none: 'None',
      one: 'One',
      many: 'Up to {{answers}}',
      upTo: '0 to {{answers}}, depending on your chance of winning',
      nothing: 'Your {{year}} days a year are not enough for a bid of {{days}} days.',
      text: 'In {{year}} days you can write {{answers}}. You have to win {{wins}} to break even.',
      never: 'Even if you won them, they would cost more than they bring in.',
      won: 'At {{range}} each time, you win {{wins}} of them on average. Result for the year: {{total}}.',
      risk: 'Risk of winning none: {{none}}, if your bids do not depend on each other.',
    },
    drawing: {
      label:
        'Average gain by chance of winning. The bid pays for itself from {{percent}}. At {{range}}, the average gain goes from {{low}} to {{high}}.',
      labelNever:
        'Average gain by chance of winning: never above zero. At {{range}}, it goes from {{low}} to {{high}}.',
      breakEven: '{{percent}}: you break even',
    },
    faults: {
      missing: 'Enter {{what}}.',
      unreadable: 'Enter {{what}} in figures, such as {{example}}.',
      zero: 'Enter {{what}}: a number above zero.',
      tooLarge: 'Enter {{what}}: {{max}} at most.',
      order: 'The highest chance is below the lowest: correct one of the two.',
    },
    what: {
      days: 'the number of days to write the bid',
      rate: 'the cost per person-day',
      margin: 'the margin you expect',
      low: 'the lowest chance',
      high: 'the highest chance',
      year: 'the number of days a year',
    },
  },
};
