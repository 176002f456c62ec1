/**
 * The brand and the business facts: the one place to rename the product, to change a price or a promise.
 * Texts here are facts with their wording; everything else that is read lives in `i18n/`.
 */
import type { Locale } from './locales.ts';
import { slugify } from './text.ts';

type Wording = Readonly<Record<Locale, string>>;

const PRODUCT = 'Adjugé';

const SLUG = slugify(PRODUCT);

/**
 * Values that only the owner knows. With `null` the lines that need the value are left out of the pages; `npm run check`
 * lists it and a release build refuses it.
 */
export const OWNER = {
  /** The site's own domain, such as `example.com`: addresses of mail and of the pages follow from it. */
  domain: null,
  legalName: null,
  legalForm: null,
  shareCapital: null,
  registrationNumber: null,
  vatNumber: null,
  address: null,
  phone: null,
  publicationDirector: null,
  hostName: null,
  hostAddress: null,
  hostPhone: null,
  productHostName: null,
  mailProcessor: null,
  consumerMediator: null,
  competentCourt: null,
} as const satisfies Record<string, string | null>;

/** Until the owner gives the real one: `.example` is reserved, so that it belongs to no other site. */
const DOMAIN: string = OWNER.domain ?? `${SLUG}.example`;

export const SITE = {
  product: PRODUCT,
  slug: SLUG,
  assistant: 'Charly',
  domain: DOMAIN,
  /** Public address, without a trailing slash. `PUBLIC_SITE_ORIGIN` overrides it at build. */
  origin: `https://www.${DOMAIN}`,
  emails: {
    contact: `contact@${DOMAIN}`,
    support: `support@${DOMAIN}`,
    privacy: `privacy@${DOMAIN}`,
    security: `security@${DOMAIN}`,
  },
} as const;

/** Company that processes personal data for the owner. */
export interface Processor {
  /** `booking` is the host of `BOOKING_URL`; `null` is one behind the webhook or the CSV. */
  readonly program: 'hubspot' | 'brevo' | 'slack' | 'booking' | null;
  readonly receives: readonly ('leads' | 'newsletter')[];
  /** The company and its country, and outside of the Union the guarantee: 'HubSpot Ireland Ltd (Irlande), …'. */
  readonly wording: Wording;
}

/**
 * Processors that the privacy page names: those that receive leads, and the mail service that sends the newsletter. One
 * that is set in `.env` and missing here is reported by `npm run doctor` and refused by a release build.
 */
export const PROCESSORS: readonly Processor[] = [];

/** Terms of the subscription that buyers ask for. `null` is left out of the pages. */
export const TERMS: {
  readonly [Name in 'seats' | 'commitment' | 'notice' | 'payment']: Wording | null;
} = {
  seats: null,
  commitment: null,
  notice: null,
  payment: null,
};

export type Term = keyof typeof TERMS;

/**
 * Day (YYYY-MM-DD) on which the owner has confirmed every promise that `npm run check` lists, and that each mailbox it names
 * exists. A release build is refused without one.
 */
export const PROMISES_CONFIRMED: string | null = null;

/**
 * The people who answer visitors, the first of whom home shows. `photo` is a file of `public/`, four wide to five high. Without any, home
 * shows no portrait and a release is refused.
 */
export const PEOPLE: readonly {
  readonly name: string;
  readonly role: Wording;
  /** The line on which they are reached: a telephone number or an address. */
  readonly line: string;
  readonly photo: string;
}[] = [];

export type OwnerField = keyof typeof OWNER;

/**
 * The company's own claims, as it makes them (specification, section 1). They are not the verified figures
 * that the articles use; the source note says so where they are shown. In this order no two equal figures stand side by
 * side, nor one below the other on a phone.
 */
export const CLAIMS = [
  {
    id: 'sources',
    figure: { value: 200, sign: '+', unit: null },
    wording: {
      fr: 'sources officielles suivies, en France et en Europe',
      en: 'official sources monitored, in France and Europe',
    },
    whose: { fr: 'Notre comptage', en: 'Our own count' },
    source: {
      fr: 'Notre comptage : bulletins officiels et profils d’acheteur.',
      en: 'Our own count: official bulletins and buyer profiles.',
    },
  },
  {
    id: 'faster',
    figure: { value: 10, sign: '×', unit: null },
    wording: { fr: 'plus vite pour qualifier un marché', en: 'faster at qualifying a tender' },
    whose: { fr: 'Selon nous, sans étude indépendante', en: 'Our own estimate, with no independent study' },
    source: {
      fr: 'Selon nous, d’après le temps de lecture d’un dossier. Aucune étude indépendante ne le confirme.',
      en: 'Our own estimate of the time to read the documents. No independent study confirms it.',
    },
  },
  {
    id: 'bidders',
    figure: { value: 2.5, sign: null, unit: null },
    wording: {
      fr: 'entreprises candidates par marché en moyenne',
      en: 'companies bidding per tender on average',
    },
    whose: { fr: 'Selon nous : une estimation', en: 'Our own estimate' },
    source: {
      fr: 'Selon nous : c’est une estimation, pas un comptage. La Cour des comptes européenne donne 3,2 soumissionnaires par procédure dans l’Union en 2021.',
      en: 'Our own estimate, not a count. The European Court of Auditors gives 3.2 bidders per procedure in the EU in 2021.',
    },
  },
  {
    id: 'daily',
    figure: { value: 200, sign: '+', unit: null },
    wording: { fr: 'marchés analysés chaque jour', en: 'tenders analysed every day' },
    whose: { fr: 'Notre comptage', en: 'Our own count' },
    source: {
      fr: 'Notre comptage, en moyenne par jour.',
      en: 'Our own count, as a daily average.',
    },
  },
  {
    id: 'tenders',
    figure: { value: 157_000, sign: '≈', unit: null },
    wording: { fr: 'marchés publics par an', en: 'public tenders a year' },
    whose: { fr: 'Notre ordre de grandeur', en: 'Our own rough figure' },
    source: {
      fr: 'Notre ordre de grandeur, en consultations. Le recensement officiel compte 223 383 contrats en 2024 : une consultation en donne souvent plusieurs.',
      en: 'Our own rough figure, in tenders. The official census counts 223,383 contracts in 2024: one tender often leads to several.',
    },
  },
  {
    id: 'spend',
    figure: { value: 200, sign: '≈', unit: 'billionEuros' },
    wording: { fr: 'de commande publique par an', en: 'of public procurement a year' },
    whose: { fr: 'Notre ordre de grandeur', en: 'Our own rough figure' },
    source: {
      fr: 'Notre ordre de grandeur, en dessous du recensement officiel : 233,3 Md€ en 2024.',
      en: 'Our own rough figure, below the official census: €233.3 billion in 2024.',
    },
  },
] as const satisfies readonly {
  id: string;
  figure: { value: number; sign: '+' | '×' | '≈' | null; unit: 'billionEuros' | null };
  wording: Wording;
  whose: Wording;
  source: Wording;
}[];

export type Claim = (typeof CLAIMS)[number];

export interface Plan {
  /** As code and addresses name it. */
  readonly id: 'starter' | 'professional' | 'enterprise';
  readonly name: string;
  /** In euros before VAT; `null` is on quote. */
  readonly monthlyPrice: number | null;
  readonly mark: 'mostPopular' | 'premium' | null;
  readonly limits: { readonly alerts: number; readonly sectors: number } | null;
}

/** The plans, cheapest first. Their lines are in `i18n/messages/pricing`. */
export const PLANS: readonly Plan[] = [
  { id: 'starter', name: 'Starter', monthlyPrice: 49, mark: null, limits: { alerts: 50, sectors: 3 } },
  { id: 'professional', name: 'Professional', monthlyPrice: 149, mark: 'mostPopular', limits: null },
  { id: 'enterprise', name: 'Enterprise', monthlyPrice: null, mark: 'premium', limits: null },
];

/** The points of the comparison that are yes or no: the plans that have each. What is neither is said in the messages. */
export const INCLUDED = {
  reports: ['professional'],
  crm: ['professional'],
  api: ['professional'],
  onPremise: [],
  training: ['enterprise'],
  serviceLevel: ['enterprise'],
} as const satisfies Record<string, readonly Plan['id'][]>;

export interface Wish {
  /** As forms and addresses name it, such as `trial-starter`. */
  readonly id: string;
  readonly kind: 'trial' | 'quote' | 'loginTrial' | 'loginOpening';
  /** The name of the plan; empty where it is about none. */
  readonly plan: string;
}

export const LOGIN_OPENING = 'opening-login';

/** The trial of each plan, or its quote where it has no price, then what the login page offers. */
export const WISHES: readonly Wish[] = [
  ...PLANS.map(({ id, name, monthlyPrice }): Wish => {
    const kind = monthlyPrice === null ? 'quote' : 'trial';
    return { id: `${kind}-${id}`, kind, plan: name };
  }),
  { id: 'trial-login', kind: 'loginTrial', plan: '' },
  { id: LOGIN_OPENING, kind: 'loginOpening', plan: '' },
];

export function findWish(id: unknown): Wish | undefined {
  return WISHES.find((known) => known.id === id);
}

export const CURRENCY = 'EUR';

/** Promises that hold for every plan. The two trials are separate offers, and both are shown. */
export const OFFER = {
  refundDays: 30,
  trialDays: 14,
  loginTrialDays: 7,
  setupFee: 0,
  demoMinutes: 30,
  demoReplyHours: 2,
  /**
   * Days and hours in which a demo request is answered within `demoReplyHours`, such as 'du lundi au vendredi, de 9 h à
   * 18 h'. With `null` the sentences say working days.
   */
  replyHours: null as Wording | null, // the owner may give them
  supportReplyHours: 24,
};

/**
 * Version of what visitors consent to. A new one asks everyone again: change it when the purposes or their words
 * change. The tools that are configured are added to it.
 */
export const COOKIE_POLICY = '1';

/**
 * Retention periods, as the privacy page says and the server applies. A consent to cookies lasts `consentMonths` at most;
 * a refusal is asked again after `refusalMonths` at the earliest.
 */
export const RETENTION = {
  consentMonths: 13,
  refusalMonths: 6,
  leadsYears: 3,
  errorReportsDays: 30,
  spamDays: 30,
  unconfirmedDays: 7,
} as const;

/** Outcomes of real bids: those that a test of the scores needs, to within ten points, and those known to this day. */
export const OUTCOMES = { needed: 465, known: 0 } as const;
