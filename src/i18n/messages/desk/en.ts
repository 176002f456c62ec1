import type * as french from './fr.ts';

export const desk: typeof french.desk = {
  title: 'Requests and subscribers',
  skip: 'Skip to content',
  nav: 'Sections',
  leads: 'Requests',
  spam: 'Set aside',
  subscribers: 'Subscribers',
  errors: 'Errors',
  none: 'There is nothing here.',
  older: 'Older',
  search: {
    text: 'Search for a name, a company or an address',
    state: 'Show',
    submit: 'Search',
    states: {
      all: 'all requests',
      waiting: 'those with a message waiting',
      parked: 'those with a message given up',
      meeting: 'those that picked a time',
      wish: 'those that want a trial or a quote',
    },
  },
  columns: {
    received: 'Received',
    person: 'Person',
    company: 'Company',
    wish: 'Wants',
    sending: 'Messages',
    reason: 'Reason',
    address: 'Address',
    state: 'State',
    themes: 'Topics',
    frequency: 'How often',
    since: 'Since',
    message: 'Message',
    page: 'Page',
    count: 'Times',
    first: 'First time',
    last: 'Last time',
    attempt: 'Attempt',
    outcome: 'Outcome',
    duration: 'Took',
    actions: 'Action',
  },
  sending: { waiting: 'waiting', parked: 'given up', sent: 'sent' },
  messages: {
    title: 'What became of the messages',
    next: 'next attempt:',
    none: 'No attempt yet.',
    of: '{{what}} → {{to}}',
    what: { lead: 'Request', meeting: 'Time picked', consent: 'Newsletter' },
    to: { team: 'team', visitor: 'the person', webhook: 'webhook' },
    states: {
      waiting: 'waiting',
      delivered: 'delivered',
      written: 'written to a file',
      parked: 'given up',
      bounced: 'refused by the address',
    },
  },
  replay: {
    title: 'Send again',
    delivered: 'Also what was delivered to the team and its programs',
    submit: 'Send again',
    done: 'The server will send {{count}} messages.',
  },
  marking: {
    title: 'This is not a request',
    text: 'It leaves the list and is no longer sent anywhere. You can put it back for {{retention.spamDays}} days.',
    submit: 'Set aside',
    done: 'The request is set aside.',
    back: 'Put back among the requests',
    returned: 'It is a request again, and its messages are on their way.',
    gone: 'This request is no longer there.',
    reasons: {
      honeypot: 'filled the trap',
      'too-fast': 'filled in too fast',
      absent: 'without the page’s mark',
      forged: 'forged mark',
      replayed: 'mark used before',
      marked: 'set aside by the team',
      unreadable: 'unreadable',
    },
    newsletter: 'newsletter subscription',
  },
  forget: {
    title: 'Forget a person',
    open: 'Forget this person',
    kept: 'What is kept under {{email}}',
    leads: 'requests',
    subscription: 'newsletter subscription',
    spam: 'set aside',
    final: 'Deletion is final. What was already passed on stays with those who received it.',
    submit: 'Delete for good',
    report: 'Deletion report',
    at: 'Deleted',
    rows: 'Requests and messages deleted',
    files: 'Mail files deleted',
    left: 'What is left under this address',
    nothing: 'nothing (checked after the deletion)',
    others: 'To be deleted as well by',
    ids: 'References deleted',
  },
  subscriber: {
    states: { pending: 'to be confirmed', confirmed: 'confirmed' },
    frequencies: { each: 'with each article', monthly: 'once a month' },
  },
  refused: {
    key: 'This link was used before, or is not the right one. Run npm run leads -- open again.',
    form: 'This form is no longer valid. Go back to the page, then try again.',
    unknown: 'There is nothing at this address.',
    store: 'The store is not responding. Reload the page in a moment.',
  },
  command: {
    usage: `npm run leads -- <command>

  open              a page on this machine to read and handle all of it, by a link that works once
    --print           only says the link
  list              the requests, oldest first
  export            all the requests as CSV
  export <email>    all that is kept about a person, as JSON
  status            which store it is, what waits to be delivered, what was given up, and why
  history <id>      every attempt at the messages of a request, or at one message
  spam              what is set aside for thirty days, and why
  spam <id>         makes one of these a request again
  set-aside <id>    sets a request aside
  subscribers       who has asked for the newsletter, as CSV
  replay            sends again what was given up, and requests that came before a program was connected
    --since <time>    only what was queued since then
    --id <id>         only the messages of this request, or this one message
    --delivered       also what was delivered to the team and its programs; with --since or --id
  forget <email>    deletes all that is kept about a person, messages and mail files included
  purge             deletes what is kept no longer; the server does it by itself
    --confirm         also when the clock has jumped, or when it is unusually much
  backup <folder>   copies the store while the server runs, and checks the copy
    --keep <number>   how many copies stay in the folder; 14 if it is not said
  restore <folder>  brings the newest sound copy of the folder, or one file, into an empty DATA_DIR
  move              copies the store of DATA_DIR into the PostgreSQL of DATABASE_URL`,
    unreachable: 'The requests cannot be read: {{reason}}.',
    count: { one: '{{place}}: {{count}} request', many: '{{place}}: {{count}} requests' },
    notKept: 'No request can be kept: {{reason}}.',
    noWebhook: 'not configured: requests stay in the store',
    noMail: 'not configured: written to {{folder}}',
    noLonger: '{{setting}} is no longer given',
    channel: '{{channel}} ({{way}}): {{delivered}} delivered, {{waiting}} waiting, {{parked}} given up',
    written: '  {{count}} only written to files, which nobody received',
    bounced: '  {{count}} to visitors whose address takes no mail',
    rests: '  rests until {{time}}, as its receiver asked; replay ends it',
    failing: '  failing since {{time}}',
    lastReason: '  last failure: {{reason}}',
    corrected: '  once the cause is corrected: npm run leads -- replay',
    spam: 'set aside: {{count}}, see npm run leads -- spam',
    orMore: '{{count}} or more',
    wrongSince: '--since takes a day or a time, such as 2026-11-23T08:00Z.',
    whichDelivered: '--delivered sends again what was received: say which with --since or --id.',
    replayed: {
      one: '{{count}} message will be sent; the server does it.',
      many: '{{count}} messages will be sent; the server does it.',
    },
    noMessage: 'No message has this id, nor any for a request: {{id}}',
    next: ', next attempt {{time}}',
    released: 'It is a request again: the server will send it.',
    noSpam: 'Nothing that can be read is set aside under {{id}}.',
    marked: 'It is set aside: npm run leads -- spam lists it, and makes it a request again.',
    noLead: 'No request has the id {{id}}.',
    deleted: 'Deleted: {{ids}} requests and messages in the store, {{files}} mails in files.',
    gone: 'Looked up again: nothing is kept under this address.',
    elsewhere: 'What was already passed on stays with those who received it: ask them to delete it too.',
    purged: 'Deleted what is kept no longer.',
    notPurged:
      'Nothing was deleted: {{reason}}. Check the clock; if it is right: npm run leads -- purge --confirm',
  },
  copies: {
    postgresCopies: 'The store is a PostgreSQL, which copies itself:',
    postgresRestores: 'The store is a PostgreSQL:',
    wrongKeep: '--keep takes a number of copies, such as 14.',
    copied: '{{file}}: all that was acknowledged before {{at}}, checked',
    deleted: '{{count}} older deleted, {{keep}} kept',
    skipped: 'passed over: {{problem}}',
    restored: '{{folder}} now holds {{file}}, checked',
    after:
      'What was delivered after that moment is delivered again, under the same keys. Anyone who asked to be forgotten after it must be forgotten again: npm run leads -- forget <email>',
    noTarget: 'Set DATABASE_URL to the PostgreSQL that the requests of DATA_DIR go to.',
    moved: 'Moved to the database of DATABASE_URL, in rows:',
    startThere: 'Start the server with DATABASE_URL, and keep the file until you have seen it work.',
    noStore: 'There is no store to copy: {{file}} is not there, or empty.',
    damaged: '{{file}} is damaged: {{reason}}.',
    otherStore: 'The database of DATABASE_URL holds requests or subscriptions already: choose an empty one.',
    inUse: '{{file}} is in use: stop the server, and start it again afterwards.',
    noFolder: 'The folder above DATA_DIR does not exist: mount its disk, or make it: {{folder}}',
    noSource: 'There is no such folder or file: {{from}}',
    noSoundCopy: 'No sound copy is there.',
    holdsStore: '{{file}} is there already: stop the server, and move the files site.db* elsewhere.',
  },
  opened: 'Open this link, which works once:',
  stop: 'Ctrl+C closes the page.',
};
