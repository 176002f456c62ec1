import type { Environment } from '#http/environment.ts';
import type { Login } from '#schemas/forms/login.ts';
import { callJson } from '../call-json.ts';
import { isRecord, readJson } from '../json.ts';
import type { FormResult } from '../forms/form-result.ts';

export interface Product {
  /** Address of `POST { email, password }` as JSON. */
  readonly url: string;
  /** Only origin that a login may redirect to. */
  readonly origin: string;
  readonly cookies: readonly string[];
}

export function readProduct({
  PRODUCT_API_URL: url,
  PUBLIC_PRODUCT_ORIGIN: origin,
  LOGIN_COOKIES: cookies,
}: Environment): Product | undefined {
  return url === undefined ? undefined : { url, origin: origin ?? new URL(url).origin, cookies };
}

const TIMEOUT_MS = 5000;

/** Statuses that refuse credentials. All get the same answer, which does not reveal whether an account exists. */
const REFUSED = new Set([400, 401, 403, 404, 422]);

const FAILED: FormResult = { ok: false, reason: 'failed' };

/** Sends credentials to the product. A session is `{ "location": … }` or a redirect, to the product's own origin. */
export async function signIn(credentials: Login, product: Product): Promise<FormResult> {
  const call = { body: JSON.stringify(credentials), headers: { Accept: 'application/json' } };
  const { status, headers, text } = await callJson(product.url, call, TIMEOUT_MS);
  if (REFUSED.has(status)) return { ok: false, reason: 'wrong-credentials' };
  if (status === 429) return { ok: false, reason: 'too-many', retryAfter: 60 };
  if (status < 200 || status >= 400) return FAILED;
  const answer = readJson(text); // `undefined` of a page where JSON was expected
  const target = status >= 300 ? headers.get('location') : isRecord(answer) && answer['location'];
  const location = parseLocation(target, product);
  return location === undefined
    ? FAILED
    : { ok: true, location, cookies: filterCookies(headers.getSetCookie(), product) };
}

function parseLocation(location: unknown, { origin }: Product): string | undefined {
  if (typeof location !== 'string' || !URL.canParse(location, origin)) return undefined;
  const url = new URL(location, origin);
  return url.origin === origin && url.username === '' ? url.href : undefined;
}

/** Returns the allowed `Set-Cookie` lines, one per name; only `Secure` and `HttpOnly` ones. */
function filterCookies(setCookies: readonly string[], { cookies }: Product): string[] {
  const allowed = new Set(cookies);
  const lines = setCookies.map((line): [name: string, line: string] => {
    const [name = ''] = line.split('=', 1);
    return [name.trim(), line];
  });
  const safe = lines.filter(([name, line]) => {
    const attributes = new Set(line.split(';').map((attribute) => attribute.trim().toLowerCase()));
    return allowed.has(name) && attributes.has('secure') && attributes.has('httponly');
  });
  return [...new Map(safe).values()];
}
