import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Environment } from '#http/environment.ts';
import { commonHeaders, DATA_HEADERS } from '#http/headers.ts';
import { LOCALES } from '#locales.ts';
import { ROUTES } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { limitBody } from './middleware/body-limit.ts';
import { clientAddress } from './middleware/client-address.ts';
import type { AppContext, AppEnv } from './context.ts';
import { cors } from './middleware/cors.ts';
import { csrf } from './middleware/csrf.ts';
import { answerError, refuse } from './errors.ts';
import type { BuiltSite } from './files/built-site.ts';
import { serveSite } from './files/serve-site.ts';
import { createFormFailures } from './forms/failures.ts';
import { logEvent } from './log.ts';
import { demoForm } from './leads/demo-form.ts';
import type { Form } from './forms/form.ts';
import { handleForm } from './forms/handle-form.ts';
import { createUsedTokens, issueFormToken } from './forms/form-token.ts';
import { loginForm } from './login/login-form.ts';
import { readProduct } from './login/sign-in.ts';
import { newsletterLinks } from './newsletter/links.ts';
import { preferencesForm } from './newsletter/preferences-form.ts';
import { newsletterForm } from './newsletter/newsletter-form.ts';
import { health } from './health.ts';
import { readSitePages } from './forms/site-pages.ts';
import { handleErrorReport } from './reports/error-reports.ts';
import { handlePolicyReports } from './reports/policy-reports.ts';
import { createRateLimiter } from './middleware/rate-limit.ts';
import { limitRequests } from './middleware/request-limit.ts';
import type { Store } from './store.ts';

/**
 * Creates the app, a chain that every request passes in this order: headers, CORS, CSRF, rate limit, body limit, endpoint,
 * built files, errors. `app.fetch(request)` answers a standard `Request`, behind our Node server or as a function.
 */
export function createApp(
  settings: Environment,
  { store, site }: { readonly store: Store; readonly site: BuiltSite | undefined },
): Hono<AppEnv> {
  const { PUBLIC_API_ORIGIN: api, PUBLIC_SITE_ORIGIN: siteOrigin } = settings;
  const { leads, subscriptions, errors, secret } = store;
  const pagesOrigin = api === undefined ? '' : siteOrigin;
  const failures = createFormFailures();
  const rateLimiter = createRateLimiter();
  const usedTokens = createUsedTokens();
  const forms = {
    demo: demoForm(leads),
    login: loginForm({ product: readProduct(settings), rateLimiter }),
    newsletter: newsletterForm(subscriptions),
    preferences: preferencesForm(subscriptions),
  };
  const addresses = LOCALES.flatMap((locale) => [
    ...Object.values(forms).flatMap((form) => form.pages(locale)),
    ROUTES.newsletterLink[locale],
  ]);
  const pages = site && readSitePages(site, addresses, pagesOrigin);
  const services = { pages, siteOrigin, pagesOrigin, failures, rateLimiter, usedTokens, secret };
  const post = <Values>(form: Form<Values>) => handleForm(form, services);
  const links = newsletterLinks(services, subscriptions);
  const reports = { errors, rateLimiter };
  const app = new Hono<AppEnv>();
  app
    .use(prepare(settings), methodNotAllowed({ app, onMethodNotAllowed }))
    .use('/api/*', cors(settings), csrf(settings), limitRequests(rateLimiter), limitBody)

    .get('/healthz', health(store.health, failures))
    .get(ENDPOINTS.formToken, issueFormToken(secret))
    .post(ENDPOINTS.demo, post(forms.demo))
    .post(ENDPOINTS.login, post(forms.login))
    .post(ENDPOINTS.newsletter, post(forms.newsletter))
    .get(ENDPOINTS.confirm, links.showConfirm)
    .post(ENDPOINTS.confirm, links.confirm)
    .get(ENDPOINTS.unsubscribe, links.showUnsubscribe)
    .post(ENDPOINTS.unsubscribe, links.unsubscribe)
    .get(ENDPOINTS.preferences, links.showPreferences)
    .post(ENDPOINTS.preferences, post(forms.preferences))
    .post(ENDPOINTS.errors, handleErrorReport(reports))
    .post(ENDPOINTS.reports, handlePolicyReports(reports))

    .notFound(serveSite(site))
    .onError(answerError);
  return app;
}

function prepare(settings: Environment) {
  const common = { ...commonHeaders(settings), ...DATA_HEADERS, 'Cache-Control': 'no-store' };
  const headers = new Map(Object.entries(common));
  let isWarned = false;
  function warnOfProxy() {
    if (!isWarned) logEvent('warn', 'proxy.header_ignored', { setting: 'TRUSTED_PROXY_HOPS' });
    isWarned = true;
  }
  return async (c: AppContext, next: () => Promise<void>) => {
    // Node merges these headers with those of Hono faster than a standard `Headers`.
    if (c.env?.outgoing) c.env.outgoing.setHeaders(headers);
    else for (const [name, value] of headers) c.header(name, value);
    const forwarded = c.req.header('x-forwarded-for');
    if (forwarded !== undefined && settings.TRUSTED_PROXY_HOPS === 0) warnOfProxy();
    const remote = c.env?.incoming?.socket.remoteAddress ?? '';
    c.set('client', clientAddress(remote, forwarded, settings.TRUSTED_PROXY_HOPS));
    return next();
  };
}

function onMethodNotAllowed(c: AppContext, methods: readonly string[]): Response {
  c.res = undefined; // with the headers of that page
  return refuse(c, 405, { Allow: methods.join(', '), Vary: 'Origin' });
}
