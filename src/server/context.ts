import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormFailures } from './forms/form-failures.ts';
import type { Product } from './login/sign-in.ts';
import type { UsedTokens } from './forms/used-tokens.ts';
import type { SitePages } from './pages/site-pages.ts';
import type { RateLimiter } from './middleware/rate-limit.ts';
import type { Store } from './store/store.ts';

/** The services that endpoints work with. */
export interface Services {
  readonly store: Store;
  /** The built pages that answers are rendered from; absent in development. */
  readonly pages: SitePages | undefined;
  /** The origin of the pages. */
  readonly siteOrigin: string;
  /** What links to pages begin with: their origin where the endpoints have another one, else nothing. */
  readonly pagesOrigin: string;
  readonly failures: FormFailures;
  readonly rateLimiter: RateLimiter;
  readonly usedTokens: UsedTokens;
  /** The application behind the login; absent until there is an address for it. */
  readonly product: Product | undefined;
}

/** The context of a request to an endpoint. `incoming` and `outgoing` are there only behind our own Node server. */
export type AppContext = Context<AppEnv>;

/** The types of our context, for Hono. */
export interface AppEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    readonly services: Services;
    /** The address or network that the request comes from, for counting only. */
    readonly client: string;
  };
}

/** A whole answer, for Hono or for Node. */
export interface WholeResponse {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer<ArrayBuffer>;
}
