import { html, raw } from 'hono/html';
import { leadEntries, leadInWords } from '../lead-words.ts';
import type { Lead } from '../store/lead.ts';
import type { MessageStatus } from '../store/message.ts';
import { LEAD_STATES, type FoundLead, type LeadState } from './desk-store.ts';
import {
  act,
  descriptionList,
  moment,
  page,
  said,
  table,
  timeOf,
  type Markup,
  type DeskView,
} from './view.ts';

/** The rows of a page. */
export const ROWS = 50;

/** The list of leads, as searched. */
export function leadList(
  view: DeskView,
  found: readonly FoundLead[],
  { text, state }: { text: string; state: LeadState },
): Markup {
  const { t } = view;
  const columns = t('desk.columns');
  const rows = found.map((lead) => {
    const { id, receivedAt, values, sending } = lead;
    const name = said(`${values['firstName'] ?? ''} ${values['lastName'] ?? ''}`.trim() || values.email);
    return [
      html`<a
        href="/leads/${id}"
        aria-label="${[name, said(values['company']), timeOf(receivedAt, view)].join(', ')}"
        >${name}</a
      >`,
      moment(receivedAt, view),
      said(values['company']),
      said(leadInWords(lead, t.locale).wish),
      html`<span class="${sending}">${t(`desk.sending.${sending}`)}</span>`,
    ];
  });
  const last = found.at(-1);
  const older = new URLSearchParams({ text, state, after: `${last?.receivedAt}.${last?.id}` });
  const options = LEAD_STATES.map(
    (one) =>
      html`<option value="${one}" ${one === state ? raw('selected') : ''}>
        ${t(`desk.search.states.${one}`)}
      </option>`,
  );
  const body = html`<form class="search" role="search">
      <p>
        <label for="text">${t('desk.search.text')}</label
        ><input type="search" id="text" name="text" value="${text}" />
      </p>
      <p>
        <label for="state">${t('desk.search.state')}</label
        ><select id="state" name="state">
          ${options}
        </select>
      </p>
      <p><button>${t('desk.search.submit')}</button></p>
    </form>
    ${table(view, t('desk.leads'), [columns.person, columns.received, columns.company, columns.wish, columns.sending], rows)}
    ${found.length === ROWS ? html`<p class="links"><a href="/?${older.toString()}">${t('desk.older')}</a></p>` : ''}`;
  return page(view, { title: t('desk.leads'), path: '/', body });
}

/** A lead with all that became of its messages, and what can be done about it. */
export function leadPage(
  view: DeskView,
  lead: Lead,
  messages: readonly MessageStatus[],
  notice?: string,
): Markup {
  const { t } = view;
  const { id, values, receivedAt } = lead;
  const entries = leadEntries(lead, t.locale, ['receivedAt']).map(
    ({ label, value }) => [label, said(value)] as const,
  );
  const body = html`${descriptionList([...entries, [t('desk.columns.received'), moment(receivedAt, view)]])}
    <h2>${t('desk.messages.title')}</h2>
    ${messages.map((message) => messageHistory(view, message))}
    <h2>${t('desk.replay.title')}</h2>
    ${act(
      view,
      `/leads/${id}/replay`,
      html`<p>
          <label><input type="checkbox" name="delivered" value="on" /> ${t('desk.replay.delivered')}</label>
        </p>
        <p><button>${t('desk.replay.submit')}</button></p>`,
    )}
    <h2>${t('desk.marking.title')}</h2>
    ${act(
      view,
      `/leads/${id}/spam`,
      html`<p>${t('desk.marking.text')}</p>
        <p><button>${t('desk.marking.submit')}</button></p>`,
    )}
    <h2>${t('desk.forget.title')}</h2>
    <p class="links">
      <a href="/person?${new URLSearchParams({ email: values.email }).toString()}"
        >${t('desk.forget.open')}</a
      >
    </p>`;
  const title = said(`${values['firstName'] ?? ''} ${values['lastName'] ?? ''}`.trim() || values.email);
  return page(view, { title, path: `/leads/${id}`, notice, body });
}

function messageHistory(view: DeskView, { id, state, dueAt, history, recipients }: MessageStatus): Markup {
  const { t } = view;
  const columns = t('desk.columns');
  const name = nameOf(id, view);
  const rows = history.map(({ at, ms, outcome, reason = '' }) => [
    moment(at, view),
    outcome === 'retry' ? t('desk.messages.states.waiting') : t(`desk.messages.states.${outcome}`),
    reason,
    `${ms} ms`,
  ]);
  const next = state === 'waiting' ? html` (${t('desk.messages.next')} ${moment(dueAt, view)})` : '';
  return html`<h3>${name} · ${t(`desk.messages.states.${state}`)}${next}</h3>
    ${Object.entries(recipients).map(([address, outcome]) => html`<p>${address} · ${outcome === 'delivered' || outcome === 'written' ? t(`desk.messages.states.${outcome}`) : outcome}</p>`)}
    ${rows.length === 0 ? html`<p>${t('desk.messages.none')}</p>` : table(view, name, [columns.attempt, columns.outcome, columns.reason, columns.duration], rows)}`;
}

/** Names a message and its addressee, from its id: that of its lead, its subject, its channel or addressee. */
function nameOf(id: string, { t }: DeskView): string {
  const [subject = '', to = ''] = id.slice(37).split('-');
  const places: Readonly<Record<string, string>> = t('desk.messages.to');
  const subjects = t('desk.messages.what');
  const what = subject === 'meeting' || subject === 'consent' ? subjects[subject] : subjects.lead;
  return t('desk.messages.of', { what, to: places[to] ?? to });
}
