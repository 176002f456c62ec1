import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Environment } from '#http/environment.ts';
import { commonHeaders, DATA_HEADERS } from '#http/headers.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { limitBody } from './middleware/body-limit.ts';
import { clientAddress } from './middleware/client-address.ts';
import type { AppContext, AppEnv, Services } from './context.ts';
import { cors } from './middleware/cors.ts';
import { csrf } from './middleware/csrf.ts';
import { failure, refuse, respond } from './errors.ts';
import type { BuiltSite } from './files/built-site.ts';
import { serveSite } from './files/serve-site.ts';
import { createFormFailures } from './forms/form-failures.ts';
import { logEvent } from './log.ts';
import { demoForm } from './forms/demo.ts';
import { handleForm } from './forms/handle-form.ts';
import { issueFormToken } from './forms/form-token.ts';
import { createUsedTokens } from './forms/used-tokens.ts';
import { loginForm } from './login/login.ts';
import { readProduct } from './login/sign-in.ts';
import { confirm, showButton, showPreferences, unsubscribe } from './newsletter/links.ts';
import { preferencesForm } from './newsletter/preferences.ts';
import { newsletterForm } from './newsletter/subscribe.ts';
import { health } from './health.ts';
import { createSitePages } from './pages/site-pages.ts';
import { handleErrorReport } from './reports/error-reports.ts';
import { handlePolicyReports } from './reports/policy-reports.ts';
import { createRateLimiter } from './middleware/rate-limit.ts';
import { limitRequests } from './middleware/request-limit.ts';
import type { Store } from './store/store.ts';

/**
 * Makes the app, a chain that every request passes in this order: headers, CORS, CSRF, rate limits, limits of the body,
 * the endpoint, the built files, errors. `app.fetch(request)` answers a standard `Request`, behind our Node server or as a function.
 */
export function createApp(
  settings: Environment,
  given: { readonly store: Store; readonly site: BuiltSite | undefined },
): Hono<AppEnv> {
  const { PUBLIC_API_ORIGIN: api, PUBLIC_SITE_ORIGIN: siteOrigin } = settings;
  const pagesOrigin = api === undefined ? '' : siteOrigin;
  const services: Services = {
    store: given.store,
    pages: given.site && createSitePages(given.site, pagesOrigin),
    pagesOrigin,
    product: readProduct(settings),
    siteOrigin,
    failures: createFormFailures(),
    rateLimiter: createRateLimiter(),
    usedTokens: createUsedTokens(),
  };
  const reports = { errors: given.store.errors, rateLimiter: services.rateLimiter };
  const app = new Hono<AppEnv>();
  app
    .use(prepare(settings, services), methodNotAllowed({ app, onMethodNotAllowed }))
    .use('/api/*', cors(settings), csrf(settings), limitRequests, limitBody)

    .get('/healthz', health)
    .get(ENDPOINTS.formToken, issueFormToken)
    .post(ENDPOINTS.demo, (c) => handleForm(demoForm, c))
    .post(ENDPOINTS.login, (c) => handleForm(loginForm, c))
    .post(ENDPOINTS.newsletter, (c) => handleForm(newsletterForm, c))
    .get(ENDPOINTS.confirm, (c) => showButton('confirm', c))
    .post(ENDPOINTS.confirm, confirm)
    .get(ENDPOINTS.unsubscribe, (c) => showButton('unsubscribe', c))
    .post(ENDPOINTS.unsubscribe, unsubscribe)
    .get(ENDPOINTS.preferences, showPreferences)
    .post(ENDPOINTS.preferences, (c) => handleForm(preferencesForm, c))
    .post(ENDPOINTS.errors, handleErrorReport(reports))
    .post(ENDPOINTS.reports, handlePolicyReports(reports))

    .notFound(serveSite(given.site))
    .onError(answerError);
  return app;
}

/** Gives each answer its headers, and each endpoint what it serves with. */
function prepare(settings: Environment, services: Services) {
  const common = { ...commonHeaders(settings), ...DATA_HEADERS, 'Cache-Control': 'no-store' };
  const headers = new Map(Object.entries(common));
  let isWarned = false;
  function warnOfProxy() {
    if (!isWarned) logEvent('warn', 'proxy.header_ignored', { setting: 'TRUSTED_PROXY_HOPS' });
    isWarned = true;
  }
  return async (c: AppContext, next: () => Promise<void>) => {
    // Node merges what it was given with what Hono adds, in less time than a standard `Headers` takes.
    if (c.env?.outgoing) c.env.outgoing.setHeaders(headers);
    else for (const [name, value] of headers) c.header(name, value);
    c.set('services', services);
    const forwarded = c.req.header('x-forwarded-for');
    if (forwarded !== undefined && settings.TRUSTED_PROXY_HOPS === 0) warnOfProxy();
    const remote = c.env?.incoming?.socket.remoteAddress ?? '';
    c.set('client', clientAddress(remote, forwarded, settings.TRUSTED_PROXY_HOPS));
    return next();
  };
}

/** Refuses a method that an endpoint does not have, in place of the not-found page. */
function onMethodNotAllowed(c: AppContext, methods: readonly string[]): Response {
  c.res = undefined; // with the headers of that page
  return refuse(c, 405, { Allow: methods.join(', '), Vary: 'Origin' });
}

function answerError(error: Error, c: AppContext): Response {
  const { incoming } = c.env ?? {};
  // The client closed the connection in the middle of its post: not an error of ours.
  if (incoming?.destroyed && !incoming.complete) return c.body(null, 400);
  return respond(c, failure(error, c.req));
}
