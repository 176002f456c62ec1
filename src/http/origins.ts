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

/** Returns whether an origin is one of this machine, which no other machine can reach. */
export function isLoopback(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}

/** Accepts `https://host[:port]`, or `http://` on this machine: anything more would widen the page's policy. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol } = new URL(value);
  return origin === value && (protocol === 'https:' || (protocol === 'http:' && isLoopback(origin)));
}

const OriginSchema = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://api.example.com, without a path or final slash');

/** Address that visitors are led to: over `https`, or on this machine. */
const LinkSchema = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, origin } = new URL(value);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(origin)));
}, 'must be an address such as https://app.example.com/start, without a name or password');

/** Addresses that end up in pages and headers, hence shared by the build and the server. */
export const PublicOriginsSchema = z.object({
  PUBLIC_SITE_ORIGIN: OriginSchema.default(SITE.origin),
  PUBLIC_API_ORIGIN: OriginSchema.optional(),
  PUBLIC_CDN_ORIGIN: OriginSchema.optional(),
  PUBLIC_PRODUCT_ORIGIN: OriginSchema.optional(),
  APP_URL: LinkSchema.optional(),
  BOOKING_URL: LinkSchema.optional(),
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

export function publicOrigins(source: NodeJS.ProcessEnv): PublicOrigins {
  return parseVariables(PublicOriginsSchema, source);
}

/**
 * Returns the host that a login leads to, as the build knows it; `undefined` while accounts are not open, which is until
 * the owner sets PRODUCT_API_URL.
 */
export function loginHost({
  PRODUCT_API_URL: url = '',
  PUBLIC_PRODUCT_ORIGIN: origin = '',
}: NodeJS.ProcessEnv) {
  const address = origin === '' ? url : origin;
  return url !== '' && URL.canParse(address) ? new URL(address).host : undefined;
}

/** Makes the link to a wish in the application; `undefined` if missing, and for what a person answers. */
export function applicationLink({ APP_URL }: Pick<PublicOrigins, 'APP_URL'>, wish: Wish): string | undefined {
  if (APP_URL === undefined || wish.kind === 'quote' || wish.kind === 'loginOpening') return undefined;
  const url = new URL(APP_URL);
  url.searchParams.set('wish', wish.id);
  return url.href;
}

export function builtOrigins(): PublicOrigins {
  return publicOrigins(process.env);
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
