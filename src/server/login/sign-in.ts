import type { Environment } from '#http/environment.ts';
import type { Login } from '#schemas/forms/login.ts';
import { callJson } from '../delivery/call-json.ts';
import { isRecord, readJson } from '../is-record.ts';
import type { FormOutcome } from '../forms/outcome.ts';

/** The application behind the login, as the environment describes it. */
export interface Product {
  /** The address that credentials go to: `POST` of `{ email, password }` as JSON. */
  readonly url: string;
  /** The one origin that a login may lead to. */
  readonly origin: string;
  /** Names of the cookies that it may set through us. */
  readonly cookies: readonly string[];
}

/** The product that the environment names, if it does. */
export function productOf({
  PRODUCT_API_URL: url,
  PUBLIC_PRODUCT_ORIGIN: origin,
  LOGIN_COOKIES: cookies,
}: Environment): Product | undefined {
  return url === undefined ? undefined : { url, origin: origin ?? new URL(url).origin, cookies };
}

/** The time that the product has to answer, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Statuses that refuse credentials. All get the same answer, which does not tell whether an account exists. */
const REFUSED = new Set([400, 401, 403, 404, 422]);

const FAILED: FormOutcome = { kind: 'refused', code: 'failed' };

/**
 * Hands credentials to the product, once, and answers what it said: a session (2xx with `{ "location": … }`, or a
 * redirect, to its own origin only), a refusal, or a failure. Rejects when it does not answer.
 */
export async function signIn(
  credentials: Login,
  product: Product,
  timeoutMs = TIMEOUT_MS,
): Promise<FormOutcome> {
  const call = { body: JSON.stringify(credentials), headers: { Accept: 'application/json' } };
  const application = { url: product.url, allowPrivate: true };
  const { status, header, cookies, text } = await callJson(application, call, timeoutMs);
  if (REFUSED.has(status)) return { kind: 'refused', code: 'wrong-credentials' };
  if (status === 429) return { kind: 'refused', code: 'too-many', retryAfter: 60 };
  if (status < 200 || status >= 400) return FAILED;
  const answer = readJson(text); // `undefined` of a page where JSON was expected
  const said = status >= 300 ? header('location') : isRecord(answer) && answer['location'];
  const location = ownAddress(said, product);
  return location === undefined
    ? FAILED
    : { kind: 'welcome', location, cookies: cookiesOf(cookies, product) };
}

function ownAddress(location: unknown, { origin }: Product): string | undefined {
  if (typeof location !== 'string' || !URL.canParse(location, origin)) return undefined;
  const url = new URL(location, origin);
  return url.origin === origin && url.username === '' ? url.href : undefined;
}

/** The allowed cookies, as they came; one a name, and none that a script or plain HTTP could read. */
function cookiesOf(set: readonly string[], { cookies }: Product): string[] {
  const allowed = new Set(cookies);
  const lines = set.map((line): [name: string, line: string] => {
    const [name = ''] = line.split('=', 1);
    return [name.trim(), line];
  });
  const safe = lines.filter(([name, line]) => {
    const attributes = new Set(line.split(';').map((attribute) => attribute.trim().toLowerCase()));
    return allowed.has(name) && attributes.has('secure') && attributes.has('httponly');
  });
  return [...new Map(safe).values()];
}
