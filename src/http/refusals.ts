import type { Locale } from '#locales.ts';
import type { RefusalCode } from '#schemas/forms/form-answer.ts';

/** The most that a form of the site can weigh, with every field full. */
export const BODY_LIMIT = 65_536;

export type RefusalStatus = 403 | 405 | 413 | 415 | 429 | 503;

export const REFUSALS: Readonly<Record<RefusalStatus, Readonly<Record<Locale, string>>>> = {
  403: {
    fr: 'Envoi refusé : il ne vient pas d’une page de ce site. Ouvrez le formulaire ici, puis recommencez.',
    en: 'Refused: this was not sent from a page of this site. Open the form here and try again.',
  },
  405: {
    fr: 'Méthode non permise à cette adresse.',
    en: 'Method not allowed at this address.',
  },
  413: {
    fr: 'Envoi trop volumineux : 64 ko au plus. Raccourcissez votre texte.',
    en: 'Too large: 64 kB at most. Please shorten your text.',
  },
  415: {
    fr: 'Contenu compressé refusé. Envoyez-le tel quel.',
    en: 'Compressed content is not accepted. Send it as it is.',
  },
  429: {
    fr: 'Trop d’envois en peu de temps. Patientez une minute, puis recommencez.',
    en: 'Too many requests in a short time. Please wait a minute, then try again.',
  },
  503: {
    fr: 'Le service redémarre. Recommencez dans un instant.',
    en: 'The service is restarting. Please try again in a moment.',
  },
};

export const CODE_BY_STATUS: Readonly<Partial<Record<RefusalStatus, RefusalCode>>> = {
  403: 'cross-site',
  413: 'too-large',
  415: 'unsupported',
  429: 'too-many',
};

export const FAILURE: Readonly<
  Record<Locale, { title: string; text: string; reference: string; home: string }>
> = {
  fr: {
    title: 'Une erreur est survenue',
    text: 'La panne vient de chez nous et nous en avons gardé la trace. Recommencez dans un instant.',
    reference: 'Référence à nous donner si elle persiste :',
    home: 'Retour à l’accueil',
  },
  en: {
    title: 'Something went wrong',
    text: 'The fault is ours and it has been recorded. Please try again in a moment.',
    reference: 'Reference to give us if it persists:',
    home: 'Back to the home page',
  },
};
