/** The application behind the login, as the environment describes it. */
export interface Product {
  /** The address that credentials go to: `POST` of `{ email, password }` as JSON. */
  readonly url: string;
  /** The one origin that a login may lead to. */
  readonly origin: string;
  /** Names of the cookies that it may set through us. */
  readonly cookies: readonly string[];
}

/** The settings of the product. */
export interface ProductSettings {
  readonly PRODUCT_API_URL?: string | undefined;
  readonly PUBLIC_PRODUCT_ORIGIN?: string | undefined;
  readonly LOGIN_COOKIES: readonly string[];
}

/** The product that the environment names, if it does. */
export function productOf({
  PRODUCT_API_URL: url,
  PUBLIC_PRODUCT_ORIGIN: origin,
  LOGIN_COOKIES: cookies,
}: ProductSettings): Product | undefined {
  return url === undefined ? undefined : { url, origin: origin ?? new URL(url).origin, cookies };
}
