import { ENDPOINTS } from '#schemas/endpoints.ts';
import type { AppContext } from '../context.ts';
import { refuse } from '../errors.ts';
import type { RateLimiter, RateRule } from './rate-limit.ts';

const MINUTE_MS = 60_000;

/** Forms, right or wrong: reading one and answering with its page takes the processor. */
const FORMS: RateRule = { name: 'post', limit: 30, windowMs: MINUTE_MS };

/** Reports that browsers send by themselves: a page of ours sends ten a session at most. */
const REPORTS: RateRule = { name: 'report', limit: 30, windowMs: MINUTE_MS };

/** Links of mails: the few servers of a mail provider unsubscribe for all of its users. */
const LINKS: RateRule = { name: 'link', limit: 300, windowMs: MINUTE_MS };

const RULES: Readonly<Partial<Record<string, RateRule>>> = {
  [ENDPOINTS.errors]: REPORTS,
  [ENDPOINTS.reports]: REPORTS,
  [ENDPOINTS.confirm]: LINKS,
  [ENDPOINTS.unsubscribe]: LINKS,
};

/**
 * Refuses a client that asks an endpoint too often (429), before anything of its body is read. Counted by this process,
 * whose processor is what it would use.
 */
export function limitRequests(rateLimiter: RateLimiter) {
  return async (c: AppContext, next: () => Promise<void>) => {
    const rule = RULES[c.req.path] ?? (c.req.method === 'POST' ? FORMS : LINKS);
    const seconds = rateLimiter(rule, c.get('client'), Date.now());
    return seconds > 0 ? refuse(c, 429, { 'Retry-After': String(seconds) }) : next();
  };
}
