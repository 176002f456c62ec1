import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Context of a request. `env.incoming` and `env.outgoing` exist only behind our own Node server. */
export type AppContext = Context<AppEnv>;

/** Types of our context, for Hono. */
export interface AppEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    /** Address or network that the request comes from, for rate limits. */
    readonly client: string;
    /** Set on a native post of a form that comes from another site: it must be refused. */
    readonly isCrossSite?: true;
  };
}

/** Complete answer, for Hono or for Node. */
export interface WholeResponse {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer<ArrayBuffer>;
}
