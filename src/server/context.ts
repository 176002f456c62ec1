import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Context of a request. `env.incoming` and `env.outgoing` exist only behind our own Node server. */
export type AppContext = Context<AppEnv>;

export interface AppEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    /** Address or network that the request comes from, for rate limits. */
    readonly client: string;
    /** Refusal of a native form, which its page answers with what was typed. */
    readonly refusal?: {
      readonly reason: 'cross-site' | 'too-many' | 'too-large';
      readonly retryAfter?: number;
    };
  };
}

export interface WholeResponse {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer<ArrayBuffer>;
}
