import type { Locale } from '#locales.ts';
import { analysis } from './analysis/index.ts';
import { answers } from './answers/index.ts';
import { common } from './common/index.ts';
import { competition } from './competition/index.ts';
import { consent } from './consent/index.ts';
import { forms } from './forms/index.ts';
import { home } from './home/index.ts';
import { legal } from './legal/index.ts';
import { method } from './method/index.ts';
import { newsletter } from './newsletter/index.ts';
import { pricing } from './pricing/index.ts';
import { product } from './product/index.ts';
import { resources } from './resources/index.ts';
import { solutions } from './solutions/index.ts';
import { thresholdMessages } from './thresholds/index.ts';
import { tools } from './tools/index.ts';

/** Topics of the pages, for checks of all messages. A page imports its own topics. */
export const TOPICS = [
  analysis,
  answers,
  common,
  competition,
  consent,
  forms,
  home,
  legal,
  method,
  newsletter,
  pricing,
  product,
  resources,
  solutions,
  thresholdMessages,
  tools,
] as const;

/** Messages of every page by language, neither filled in nor typeset. */
export const messages: Readonly<Record<Locale, object>> = { fr: merge('fr'), en: merge('en') };

function merge(locale: Locale): object {
  return Object.assign({}, ...TOPICS.map((topic) => topic[locale]));
}
