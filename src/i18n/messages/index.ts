import type { Locale } from '#locales.ts';
import * as analysisEnglish from './analysis/en.ts';
import * as answersEnglish from './answers/en.ts';
import * as commonEnglish from './common/en.ts';
import * as competitionEnglish from './competition/en.ts';
import * as formsEnglish from './forms/en.ts';
import * as homeEnglish from './home/en.ts';
import * as legalEnglish from './legal/en.ts';
import * as newsletterEnglish from './newsletter/en.ts';
import * as pricingEnglish from './pricing/en.ts';
import * as productEnglish from './product/en.ts';
import * as methodEnglish from './method/en.ts';
import * as resourcesEnglish from './resources/en.ts';
import * as solutionsEnglish from './solutions/en.ts';
import * as toolsEnglish from './tools/en.ts';
import * as analysisFrench from './analysis/fr.ts';
import * as answersFrench from './answers/fr.ts';
import * as commonFrench from './common/fr.ts';
import * as competitionFrench from './competition/fr.ts';
import * as formsFrench from './forms/fr.ts';
import * as homeFrench from './home/fr.ts';
import * as legalFrench from './legal/fr.ts';
import * as newsletterFrench from './newsletter/fr.ts';
import * as pricingFrench from './pricing/fr.ts';
import * as productFrench from './product/fr.ts';
import * as methodFrench from './method/fr.ts';
import * as resourcesFrench from './resources/fr.ts';
import * as solutionsFrench from './solutions/fr.ts';
import * as toolsFrench from './tools/fr.ts';

const french = {
  ...analysisFrench,
  ...answersFrench,
  ...commonFrench,
  ...competitionFrench,
  ...formsFrench,
  ...homeFrench,
  ...legalFrench,
  ...newsletterFrench,
  ...pricingFrench,
  ...productFrench,
  ...methodFrench,
  ...resourcesFrench,
  ...solutionsFrench,
  ...toolsFrench,
};

/** The shape of the messages, which French defines: English must have every key that French has, and no other. */
export type Messages = typeof french;

const english: Messages = {
  ...analysisEnglish,
  ...answersEnglish,
  ...commonEnglish,
  ...competitionEnglish,
  ...formsEnglish,
  ...homeEnglish,
  ...legalEnglish,
  ...newsletterEnglish,
  ...pricingEnglish,
  ...productEnglish,
  ...methodEnglish,
  ...resourcesEnglish,
  ...solutionsEnglish,
  ...toolsEnglish,
};

/** Every message, by language. Read them through `translator`: these are neither filled nor typeset. Build time only. */
export const messages: Readonly<Record<Locale, Messages>> = { fr: french, en: english };
