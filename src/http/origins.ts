import { z } from 'zod';
import { SITE, type Wish } from '#site.ts';

/** Raised when a variable has a wrong value; the message has one sentence per variable and shows no value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Parses environment variables, taking an empty one for absent, or throws an EnvironmentError. */
export function parseVariables<Output>(schema: z.ZodType<Output>, source: NodeJS.ProcessEnv): Output {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  // A value may be a secret, so the message has only the name and the rule.
  const sentences = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  throw new EnvironmentError([...new Set(sentences)].join('\n'));
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}

/** Returns whether an address has no password, and is over https or on this machine: nobody can read what goes there. */
export function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, origin } = new URL(value);
  return (
    username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(origin)))
  );
}

export const OriginSchema = z
  .string()
  .refine(
    (value) => isSafeAddress(value) && new URL(value).origin === value,
    'must be an origin such as https://api.example.com, without a path or final slash',
  );

export const UrlSchema = z
  .string()
  .refine(
    isSafeAddress,
    'must be an address such as https://app.example.com/start, without a name or password; http is for this machine alone',
  );

export function requireBeside<Name extends string>(pairs: readonly (readonly [given: Name, needed: Name])[]) {
  return (settings: Readonly<Partial<Record<Name, unknown>>>, context: z.RefinementCtx) => {
    for (const [given, needed] of pairs)
      if (settings[given] !== undefined && settings[needed] === undefined)
        context.addIssue({ code: 'custom', path: [needed], message: `must be given when ${given} is` });
  };
}

/** Addresses that end up in pages and headers, hence shared by the build and the server. */
export const PublicOriginsSchema = z.object({
  PUBLIC_SITE_ORIGIN: OriginSchema.default(SITE.origin),
  PUBLIC_API_ORIGIN: OriginSchema.optional(),
  PUBLIC_CDN_ORIGIN: OriginSchema.optional(),
  PUBLIC_PRODUCT_ORIGIN: OriginSchema.optional(),
  APP_URL: UrlSchema.optional(),
  BOOKING_URL: UrlSchema.optional(),
  /** `1` extends HSTS to every subdomain, for two years and irrevocably. */
  HSTS_SUBDOMAINS: z
    .literal('1', 'must be 1, or empty')
    .optional()
    .transform((value) => value === '1'),
});

export type PublicOrigins = z.infer<typeof PublicOriginsSchema>;

export function endpointsOrigin({ PUBLIC_API_ORIGIN, PUBLIC_SITE_ORIGIN }: PublicOrigins): string {
  return PUBLIC_API_ORIGIN ?? PUBLIC_SITE_ORIGIN;
}

export function publicOrigins(source = process.env): PublicOrigins {
  return parseVariables(PublicOriginsSchema, source);
}

/** Host that a login leads to; `undefined` while accounts are not open: until the owner sets PRODUCT_API_URL. */
export function loginHost(source = process.env): string | undefined {
  const { PRODUCT_API_URL: url, PUBLIC_PRODUCT_ORIGIN: origin } = source;
  const address = origin || url || '';
  return url && URL.canParse(address) ? new URL(address).host : undefined;
}

/** Makes the link to a wish in the application; `undefined` if missing, and for what a person answers. */
export function applicationLink({ APP_URL }: Pick<PublicOrigins, 'APP_URL'>, wish: Wish): string | undefined {
  if (APP_URL === undefined || wish.kind === 'quote' || wish.kind === 'loginOpening') return undefined;
  const url = new URL(APP_URL);
  url.searchParams.set('wish', wish.id);
  return url.href;
}

/** Public address of the site as Astro knows it; without one no page could name itself to others. */
export function siteAddress(site: URL | undefined): URL {
  if (site === undefined) throw new Error('No public address: restore `site` in astro.config.mjs.');
  return site;
}

/** True when this build (`DRAFTS=1`) has the drafts and the articles of later days too, each marked as such. */
export const showsDrafts = process.env['DRAFTS'] === '1';

/** True when this build (`STAGING=1`, `DRAFTS=1`) is a copy to look at before publishing, which no search engine may list. */
export const isStaging = showsDrafts || process.env['STAGING'] === '1';
