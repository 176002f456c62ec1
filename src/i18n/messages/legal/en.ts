import type * as french from './fr.ts';

export const legal: typeof french.legal = {
  updated: 'Version of {{day}}',
  contents: 'On this page',
};

export const licences: typeof french.licences = {
  seoTitle: 'Licences of the free software behind this site',
  description:
    'The free software and fonts used to make and serve this site: name, version and licence, updated each time the site is published.',
  title: 'Software licences',
  lead: 'This site is built with free software and fonts. Here is the list, updated each time the site is published. Thank you to those who write them.',
  visitors: 'What your browser receives',
  visitorsNote: 'The full texts of these licences',
  texts: 'are in one file',
  server: 'What makes and serves the pages',
  package: 'Software',
  version: 'Version',
  licence: 'Licence',
  copyright: 'Copyright holder',
};
