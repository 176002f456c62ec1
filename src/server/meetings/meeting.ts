import { serverTranslator } from '#i18n/server-translate.ts';
import { href } from '#routes.ts';
import { MeetingSchema, PLACEHOLDERS, type MeetingState } from '#schemas/forms/link-states.ts';
import type { AppContext } from '../context.ts';
import { readFields } from '../forms/read-fields.ts';
import { answerLink, linkLocale, readLink } from '../pages/link-page.ts';
import { calendarFile } from './calendar.ts';
import { idOf } from './link.ts';
import { isProposal, proposals, slotInWords } from './slots.ts';

/** The page of a lead: three proposals, or the one that was chosen. */
export function showMeeting(c: AppContext): Promise<Response> {
  return attempt(c, async (token, id) => {
    const found = await c.get('services').store.meetings.find(id);
    if (found === undefined) return answer(c, 'unknown');
    return found.slot === undefined ? choose(c, token) : chosen(c, token, found.slot);
  });
}

/** Keeps the moment that was chosen, once, and tells both sides of it. */
export function chooseMeeting(c: AppContext): Promise<Response> {
  return attempt(c, async (token, id) => {
    const read = await readFields(c);
    const { data } = MeetingSchema.safeParse(read.kind === 'fields' ? read.fields : {});
    const [slot, at] = [Date.parse(data?.slot ?? ''), Date.now()];
    if (!isProposal(slot, at)) return choose(c, token);
    const kept = await c.get('services').store.meetings.choose(id, slot, at);
    return kept === undefined ? answer(c, 'unknown') : chosen(c, token, kept);
  });
}

/** The moment that was chosen, for the visitor's calendar. */
export function giveCalendar(c: AppContext): Promise<Response> {
  return attempt(c, async (_, id) => {
    const { slot } = (await c.get('services').store.meetings.find(id)) ?? {};
    if (slot === undefined) return answer(c, 'unknown');
    return c.body(calendarFile({ id, slot, locale: linkLocale(c) }, Date.now()), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="demo.ics"',
    });
  });
}

function choose(c: AppContext, token: string): Promise<Response> {
  const locale = linkLocale(c);
  const slots = proposals(Date.now()).flatMap((slot, n) => [
    [PLACEHOLDERS.value(n), new Date(slot).toISOString()],
    [PLACEHOLDERS.label(n), slotInWords(slot, locale)],
  ]);
  return answer(c, 'choose', { [PLACEHOLDERS.token]: token, ...Object.fromEntries(slots) });
}

function chosen(c: AppContext, token: string, slot: number): Promise<Response> {
  return answer(c, 'chosen', {
    [PLACEHOLDERS.token]: token,
    [PLACEHOLDERS.date]: slotInWords(slot, linkLocale(c)),
  });
}

/** Looks up what a link is about; without the store the page says so. */
function attempt(c: AppContext, run: (token: string, id: string) => Promise<Response>): Promise<Response> {
  const token = c.req.query('token') ?? '';
  return readLink(
    c,
    async (store) => {
      const id = await idOf(token, store);
      return id === undefined ? answer(c, 'unknown') : run(token, id);
    },
    () => answer(c, 'unavailable'),
  );
}

function answer(c: AppContext, state: MeetingState, texts: Readonly<Record<string, string>> = {}) {
  const locale = linkLocale(c);
  const notice = c.req.query('mail') === 'none' ? serverTranslator(locale)('answers.noMail') : '';
  const address = href('demoReceived', locale);
  return answerLink(c, { address, state, texts: { [PLACEHOLDERS.notice]: notice, ...texts } });
}
