import { html } from 'hono/html';
import { serverTranslator } from '#i18n/server-translate.ts';
import type { Spam } from '../store/spam.ts';
import type { PersonalData } from '../store/people.ts';
import type { Subscription } from '../store/subscription.ts';
import type { Forgotten } from './forget.ts';
import type { Store } from '../store/store.ts';
import { act, descriptionList, moment, page, said, table, type Markup, type DeskView } from './view.ts';

/** Draws the spam, each with the way back. */
export function spamList(view: DeskView, spam: readonly Spam[], notice?: string): Markup {
  const { t } = view;
  const columns = t('desk.columns');
  const rows = spam.map((one) => [
    said('lead' in one ? one.lead.values.email : 'ask' in one ? one.ask.email : one.id),
    moment(one.receivedAt, view),
    said('lead' in one ? one.lead.values['company'] : 'ask' in one ? t('desk.marking.newsletter') : ''),
    t(`desk.marking.reasons.${one.reason}`),
    act(view, `/spam/${one.id}`, html`<button>${t('desk.marking.back')}</button>`),
  ]);
  const heads = [columns.address, columns.received, columns.company, columns.reason, columns.actions];
  const body = table(view, t('desk.spam'), heads, rows);
  return page(view, { title: t('desk.spam'), path: '/spam', notice, body });
}

/** Draws the list of subscribers. */
export function subscriberList(
  view: DeskView,
  subscribers: readonly Subscription[],
  older: number | undefined,
): Markup {
  const { t } = view;
  const columns = t('desk.columns');
  const rows = subscribers.map(({ email, status, themes, frequency, requestedAt, confirmedAt }) => [
    html`<a href="/person?${new URLSearchParams({ email }).toString()}">${said(email)}</a>`,
    t(`desk.subscriber.states.${status}`),
    themes.map((theme) => t(`article.themes.${theme}`)).join(', '),
    t(`desk.subscriber.frequencies.${frequency}`),
    moment(confirmedAt ?? requestedAt, view),
  ]);
  const heads = [columns.address, columns.state, columns.themes, columns.frequency, columns.since];
  const body = html`${table(view, t('desk.subscribers'), heads, rows)}
  ${older === undefined ? '' : html`<p class="links"><a href="/subscribers?from=${older}">${t('desk.older')}</a></p>`}`;
  return page(view, { title: t('desk.subscribers'), path: '/subscribers', body });
}

/** The errors that browsers reported, each once. */
export function errorList(view: DeskView, errors: Awaited<ReturnType<Store['desk']['errors']>>): Markup {
  const { t } = view;
  const columns = t('desk.columns');
  const rows = errors.map(({ message, path, count, firstSeen, lastSeen }) => [
    said(message),
    said(path),
    String(count),
    moment(firstSeen, view),
    moment(lastSeen, view),
  ]);
  const heads = [columns.message, columns.page, columns.count, columns.first, columns.last];
  const body = table(view, t('desk.errors'), heads, rows);
  return page(view, { title: t('desk.errors'), path: '/errors', body });
}

/** Draws what is kept about a person, before it is deleted. */
export function personPage(
  view: DeskView,
  email: string,
  { leads, subscription, spam }: PersonalData,
): Markup {
  const { t } = view;
  const kept = descriptionList([
    [t('desk.forget.leads'), String(leads.length)],
    [
      t('desk.forget.subscription'),
      subscription === undefined ? '0' : t(`desk.subscriber.states.${subscription.status}`),
    ],
    [t('desk.forget.spam'), String(spam.length)],
  ]);
  const body = html`<h2>${t('desk.forget.kept', { email: said(email) })}</h2>
    ${kept}
    <ul>
      ${leads.map(({ id, receivedAt }) => html`<li><a href="/leads/${id}">${moment(receivedAt, view)}</a></li>`)}
    </ul>
    ${act(
      view,
      '/person',
      html`<input type="hidden" name="email" value="${email}" />
        <p>${t('desk.forget.final')}</p>
        <p><button class="final">${t('desk.forget.submit')}</button></p>`,
    )}`;
  return page(view, { title: t('desk.forget.title'), path: '/person', body });
}

/** The proof that a person was forgotten, to keep or to print. */
export function forgottenPage(view: DeskView, { email, at, ids, files, isGone, others }: Forgotten): Markup {
  const { t } = view;
  const channels = serverTranslator(t.locale)('mail.alert.channels');
  const names = others.map(
    (channel) => Object.entries(channels).find(([name]) => name === channel)?.[1] ?? channel,
  );
  const body = html`${descriptionList([
      [t('desk.columns.address'), said(email)],
      [t('desk.forget.at'), moment(at, view)],
      [t('desk.forget.rows'), String(ids.length)],
      [t('desk.forget.files'), String(files)],
      [t('desk.forget.left'), isGone ? t('desk.forget.nothing') : '?'],
      ...(names.length === 0 ? [] : [[t('desk.forget.others'), names.join(', ')] as const]),
    ])}
    <h2>${t('desk.forget.ids')}</h2>
    <ul>
      ${ids.map((id) => html`<li>${id}</li>`)}
    </ul>`;
  return page(view, { title: t('desk.forget.report'), path: '/person', body });
}

/** A page that says why there is none. */
export function refusedPage(view: DeskView, message: string): Markup {
  return page(view, { title: view.t('desk.title'), path: '', body: html`<p role="alert">${message}</p>` });
}
