import { z } from 'zod';
import type { OptionalCategory } from '#schemas/consent.ts';
import { isSafeAddress, parseVariables, requireBeside } from './origins.ts';
import { COOKIE_POLICY } from '#site.ts';

/** Sources that a tool may load and talk to, its part of each page's policy: by directive, without `-src`. */
export interface TagSources {
  readonly script: readonly string[];
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
  readonly frame?: readonly string[];
  readonly trustedTypes?: string;
}

export interface Tag {
  readonly name: 'matomo' | 'plausible' | 'googleAnalytics' | 'googleAds';
  readonly category: OptionalCategory;
  readonly src: string;
  /** Data that the tool reads on its script's element, or `client/consent/tags` before. */
  readonly data: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly sources: TagSources;
}

const FolderSchema = z
  .string()
  .refine(isFolder, 'must be an address that ends with a slash, such as https://matomo.example.com/');

const TagVariablesSchema = z
  .object({
    PUBLIC_MATOMO_URL: FolderSchema.optional(),
    PUBLIC_MATOMO_SITE: z
      .string()
      .regex(/^[1-9]\d*$/, 'must be the number that Matomo gives to the site')
      .optional(),
    PUBLIC_PLAUSIBLE_URL: FolderSchema.optional(),
    PUBLIC_PLAUSIBLE_DOMAIN: z
      .string()
      .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be the name of the site in Plausible, such as example.com')
      .optional(),
    EDITOR_REPOSITORY: z.string().optional(),
    PUBLIC_GOOGLE_TAG: z
      .string()
      .regex(
        /^(G|AW)-[A-Z\d]+$/,
        'must be a Google tag: G- (Analytics) or AW- (Ads), then letters and digits',
      )
      .optional(),
  })
  .superRefine(
    requireBeside([
      ['PUBLIC_MATOMO_URL', 'PUBLIC_MATOMO_SITE'],
      ['PUBLIC_MATOMO_SITE', 'PUBLIC_MATOMO_URL'],
      ['PUBLIC_PLAUSIBLE_URL', 'PUBLIC_PLAUSIBLE_DOMAIN'],
      ['PUBLIC_PLAUSIBLE_DOMAIN', 'PUBLIC_PLAUSIBLE_URL'],
    ]),
  )
  .refine(
    ({ EDITOR_REPOSITORY: editor, PUBLIC_MATOMO_URL, PUBLIC_PLAUSIBLE_URL, PUBLIC_GOOGLE_TAG }) =>
      editor === undefined || !(PUBLIC_MATOMO_URL ?? PUBLIC_PLAUSIBLE_URL ?? PUBLIC_GOOGLE_TAG),
    {
      path: ['EDITOR_REPOSITORY'],
      error:
        'cannot stand beside tools, which could read the token of an editor: build the editor without them, for a host of its own',
    },
  );

/** Tools of the environment, in the order in which they load; none by default. Throws an EnvironmentError. */
export function configuredTags(source = process.env): readonly Tag[] {
  const {
    PUBLIC_MATOMO_URL: matomo,
    PUBLIC_MATOMO_SITE: site,
    PUBLIC_PLAUSIBLE_URL: plausible,
    PUBLIC_PLAUSIBLE_DOMAIN: domain,
    PUBLIC_GOOGLE_TAG: google,
  } = parseVariables(TagVariablesSchema, source);
  return [
    ...(matomo && site ? [matomoTag(matomo, site)] : []),
    ...(plausible && domain ? [plausibleTag(plausible, domain)] : []),
    ...(google ? [googleTag(google)] : []),
  ];
}

/** Version of what visitors consent to: the policy and its tools. A new tool asks everyone again. */
export function policyVersion(tags: readonly Tag[]): string {
  return [COOKIE_POLICY, ...tags.map(({ name }) => name)].join('+');
}

function matomoTag(url: string, site: string): Tag {
  return {
    name: 'matomo',
    category: 'analytics',
    src: `${url}matomo.js`,
    data: { tracker: `${url}matomo.php`, site },
    cookies: ['_pk_', 'mtm_'],
    sources: { script: [`${url}matomo.js`], connect: [`${url}matomo.php`], img: [`${url}matomo.php`] },
  };
}

/** Waits for consent although it sets no cookie: the privacy page promises that nothing is measured before. */
function plausibleTag(url: string, domain: string): Tag {
  const src = `${url}js/script.manual.js`;
  return {
    name: 'plausible',
    category: 'analytics',
    src,
    data: { domain },
    cookies: [],
    sources: { script: [src], connect: [`${new URL(url).origin}/api/event`] },
  };
}

function googleTag(id: string): Tag {
  const name = id.startsWith('G-') ? 'googleAnalytics' : 'googleAds';
  return {
    name,
    category: name === 'googleAds' ? 'marketing' : 'analytics',
    src: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    data: { id },
    cookies: ['_ga', '_gid', '_gcl_', '_gac_'],
    sources: googleSources(name),
  };
}

const ADS = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** As Google documents for each product: developers.google.com/tag-platform/security/guides/csp, November 2026. */
function googleSources(product: 'googleAnalytics' | 'googleAds'): TagSources {
  const trustedTypes = 'goog#html';
  if (product === 'googleAds') {
    const frame = ['https://www.googletagmanager.com', 'https://td.doubleclick.net'];
    const talk = [...ADS, 'https://google.com'];
    return { script: ADS, connect: talk, img: talk, frame, trustedTypes };
  }
  const measure = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    script: ['https://www.googletagmanager.com/gtag/js'],
    connect: [...measure, 'https://*.analytics.google.com'],
    img: measure,
    trustedTypes,
  };
}

function isFolder(value: string): boolean {
  if (!isSafeAddress(value) || /[;,\s]/.test(value)) return false;
  const { origin, pathname } = new URL(value);
  return value === origin + pathname && pathname.endsWith('/');
}
