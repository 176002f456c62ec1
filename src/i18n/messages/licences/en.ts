import type { licences as french } from './fr.ts';

export const licences: typeof french = {
  seoTitle: 'Licences of the free software behind this site',
  description:
    'The free software and fonts with which this site is made and served: name, version and licence, read anew each time the site is published.',
  title: 'Software licences',
  lead: 'This site stands on free software and fonts. Here is the list, read anew each time the site is published. Thank you to those who write them.',
  visitors: 'What your browser receives',
  visitorsNote: 'The full texts of these licences',
  texts: 'are in one file',
  server: 'What makes and serves the pages',
  package: 'Software',
  version: 'Version',
  licence: 'Licence',
  copyright: 'Copyright holder',
};
