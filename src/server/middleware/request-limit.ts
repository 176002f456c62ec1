import { ENDPOINTS } from '#schemas/endpoints.ts';
import { MINUTE_MS } from '#time.ts';
import type { AppContext } from '../context.ts';
import { refuse } from '../errors.ts';
import { isNativeForm } from '../negotiation.ts';
import type { RateLimiter, RateRule } from './rate-limit.ts';

/** Forms, valid or not: parsing one and rendering its page uses the processor. */
const FORMS: RateRule = { name: 'post', limit: 30, windowMs: MINUTE_MS };

/** Native forms above that limit that are still answered with what was typed. */
const REFILLED: RateRule = { name: 'refilled', limit: 30, windowMs: MINUTE_MS };

/** Reports of browsers: a page sends ten per session at most. */
const REPORTS: RateRule = { name: 'report', limit: 30, windowMs: MINUTE_MS };

/** Links of mails: few servers of a mail provider unsubscribe for all its users. */
const LINKS: RateRule = { name: 'link', limit: 300, windowMs: MINUTE_MS };

const RULES: Readonly<Partial<Record<string, RateRule>>> = {
  [ENDPOINTS.errors]: REPORTS,
  [ENDPOINTS.reports]: REPORTS,
  [ENDPOINTS.confirm]: LINKS,
  [ENDPOINTS.unsubscribe]: LINKS,
};

/** Refuses a client that calls an endpoint too often (429), before its body is read unless it is a native form. */
export function limitRequests(rateLimiter: RateLimiter) {
  return async (c: AppContext, next: () => Promise<void>) => {
    const client = c.get('client');
    const rule = RULES[c.req.path] ?? (c.req.method === 'POST' ? FORMS : LINKS);
    const retryAfter = rateLimiter(rule, client);
    if (retryAfter === 0) return next();
    if (!isNativeForm(c.req) || rateLimiter(REFILLED, client) > 0)
      return refuse(c, 429, { 'Retry-After': String(retryAfter) });
    // A refusal of a post from another site stays: its hidden fields must not come back.
    c.set('refusal', c.get('refusal') ?? { reason: 'too-many', retryAfter });
    return next();
  };
}
