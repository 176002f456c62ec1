import { verbatim } from '../../typography.ts';
import type { notFound as french } from './fr.ts';

export const notFound: typeof french = {
  seoTitle: verbatim('Page not found'),
  description:
    'The page you asked for does not exist, or is no longer at this address. Start again from home, product, pricing or resources.',
  title: verbatim('Page not found'),
  text: 'The address may be incomplete, or the page may have moved. Nothing is lost: start again here.',
  home: 'Back to the home page',
  elsewhere: 'The main pages',
};
