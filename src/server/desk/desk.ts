import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { colourTokens } from '#colours.ts';
import type { Environment } from '#http/environment.ts';
import { deskTranslator } from '#i18n/desk-translate.ts';
import type { Locale } from '#locales.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { isSame, newToken } from '../tokens.ts';
import { forgetPerson } from './forget.ts';
import {
  errorList,
  forgottenPage,
  personPage,
  refusedPage,
  spamList,
  subscriberList,
} from './other-pages.ts';
import { leadList, leadPage, ROWS } from './lead-pages.ts';
import { LEAD_STATES } from './desk-store.ts';
import type { DeskView } from './view.ts';
import { ROOT } from '../root.ts';

/** The services of the team's pages. */
interface DeskSettings {
  readonly environment: Environment;
  readonly store: Store;
  readonly locale: Locale;
}

/** The name of the cookie of who has opened the link. */
const SESSION = 'desk';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** The team's pages, the name that they answer to, and the key of the link that opens them, once. */
export interface Desk {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** A random name below `localhost`, which every browser looks for on its own machine. */
  readonly host: string;
  readonly key: string;
}

/**
 * Makes the pages on which the team reads leads. Only who has the link opens them: its key is spent by the first visit,
 * which leaves a cookie. Cookies do not tell ports apart, so that the pages have a host name of their own. They answer to
 * no other, and forms carry a token: no page of another site can read or change anything.
 */
export function createDesk({ environment, store, locale }: DeskSettings): Desk {
  const [key, session, token] = [newToken(), newToken(), newToken()];
  const host = `${randomBytes(8).toString('hex')}.localhost`;
  let isSpent = false;

  const view: DeskView = { t: deskTranslator(locale), token };
  const refuse = (c: Context, status: 403 | 404 | 503, why: 'key' | 'form' | 'unknown' | 'store') =>
    c.html(refusedPage(view, view.t(`desk.refused.${why}`)), status);

  const app = new Hono()
    .use(async (c, next) => {
      for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
      // Otherwise another site could point its own name at this address (DNS rebinding).
      if (c.req.header('host')?.replace(/:\d+$/, '') !== host) return c.text('', 421);
      const { path: asked } = c.req;
      if (asked === '/open' || asked === '/desk.css') return next();
      if (!isSame(getCookie(c, SESSION), session)) return refuse(c, 403, 'key');
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
      const { token: given } = await c.req.parseBody();
      const from = c.req.header('sec-fetch-site') ?? 'same-origin';
      return isSame(given, token) && from === 'same-origin' ? next() : refuse(c, 403, 'form');
    })
    .get('/open', (c) => {
      if (isSpent || !isSame(c.req.query('key'), key)) return refuse(c, 403, 'key');
      // Programs that look at a link before it is opened.
      if (c.req.method === 'HEAD') return c.body(null, 204);
      isSpent = true;
      // The file that leads here counts as another site: a strict cookie would not come with the next page.
      setCookie(c, SESSION, session, { httpOnly: true, sameSite: 'Lax', path: '/' });
      return c.redirect('/', 303);
    })
    .get('/desk.css', (c) => c.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/', async (c) => {
      const { text = '', state: asked = 'all', after } = c.req.query();
      const state = LEAD_STATES.find((one) => one === asked) ?? 'all';
      const [, receivedAt, id] = /^(\d+)\.([\w-]+)$/.exec(after ?? '') ?? [];
      const place = id === undefined ? undefined : { id, receivedAt: Number(receivedAt) };
      const found = await store.desk.search({
        text: text.slice(0, 200),
        state,
        limit: ROWS,
        after: place,
      });
      return c.html(leadList(view, found, { text, state }));
    })
    .get('/leads/:id', async (c) => {
      const lead = await store.desk.find(c.req.param('id'));
      if (lead === undefined) return refuse(c, 404, 'unknown');
      return c.html(leadPage(view, lead, await store.outbox.find(lead.id)));
    })
    .post('/leads/:id/replay', async (c) => {
      const lead = await store.desk.find(c.req.param('id'));
      if (lead === undefined) return refuse(c, 404, 'unknown');
      const { delivered } = await c.req.parseBody();
      const count = await store.outbox.replay({ id: lead.id, delivered: delivered === 'on' }, Date.now());
      const messages = await store.outbox.find(lead.id);
      return c.html(leadPage(view, lead, messages, view.t('desk.replay.done', { count })));
    })
    .post('/leads/:id/spam', async (c) => {
      const isMarked = await store.desk.markAsSpam(c.req.param('id'), Date.now());
      return c.html(
        spamList(
          view,
          await store.spam.list(ROWS),
          view.t(isMarked ? 'desk.marking.done' : 'desk.marking.gone'),
        ),
      );
    })
    .get('/spam', async (c) => c.html(spamList(view, await store.spam.list(10 * ROWS))))
    .post('/spam/:id', async (c) => {
      const isBack = await store.spam.release(c.req.param('id'), Date.now());
      const notice = view.t(isBack ? 'desk.marking.returned' : 'desk.marking.gone');
      return c.html(spamList(view, await store.spam.list(10 * ROWS), notice));
    })
    .get('/subscribers', async (c) => {
      const from = Number(/^\d{1,9}$/.exec(c.req.query('from') ?? '')?.[0] ?? 0);
      const subscribers = await store.desk.subscribers(ROWS, from);
      return c.html(subscriberList(view, subscribers, subscribers.length === ROWS ? from + ROWS : undefined));
    })
    .get('/errors', async (c) => c.html(errorList(view, await store.desk.errors(10 * ROWS))))
    .get('/person', async (c) => {
      const email = c.req.query('email') ?? '';
      return c.html(personPage(view, email, await store.leads.about(email)));
    })
    .post('/person', async (c) => {
      const { email } = await c.req.parseBody();
      const forgotten = await forgetPerson(store, environment, String(email), Date.now());
      return c.html(forgottenPage(view, forgotten));
    })
    .notFound((c) => refuse(c, 404, 'unknown'))
    .onError((error, c) => {
      if (!(error instanceof StoreUnavailableError)) throw error;
      return refuse(c, 503, 'store');
    });
  return { fetch: (request) => app.fetch(request), host, key };
}

const STYLES = colourTokens() + readFileSync(path.join(ROOT, 'src/server/desk/desk.css'), 'utf8');
