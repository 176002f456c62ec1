import { parseFragment, serialize } from 'parse5';
import { bidMessages, fillBid, shownFields, type BidWords, type Fills } from '#competition/bid/fills.ts';
import { EXAMPLE, readBid } from '#competition/bid/read.ts';
import { attribute, descendants, elementsOf } from '#http/html-nodes.ts';
import { isLocale } from '#locales.ts';
import { href, localeOf } from '#routes.ts';
import { BID_FIELDS, BID_ORIGINS } from '#schemas/competition/bid.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import type { AppContext } from './context.ts';
import { pageOf } from './errors.ts';
import { answerPage, template } from './pages/answer-page.ts';
import { setAttribute, setText } from './pages/edit-html.ts';
import { formPage, type FormContents } from './pages/refill.ts';

/** The longest text of a figure that is read, in characters; a longer one is cut. */
const LONGEST = 40;

/**
 * Works out an answer for visitors without script, and for links that hold its figures: the page of the build with
 * the same slots filled as its script fills them. Keeps nothing.
 */
export function showBid(c: AppContext): Promise<Response> {
  const query = c.req.query();
  // The form says its language; the page's own address has that of the page, and a link that of the page it stands on.
  const locale = isLocale(query['locale']) ? query['locale'] : localeOf(pageOf(c.req));
  const typed = Object.fromEntries(
    BID_FIELDS.flatMap((field) => {
      const { [field]: value } = query;
      return value === undefined ? [] : [[field, value.slice(0, LONGEST)] as const];
    }),
  );
  const answer = readBid(typed);
  const isRead = 'bid' in answer;
  const origin = BID_ORIGINS.find((name) => name === query['from']);
  const address = href('bidOrNot', locale);
  const page = { address, part: ENDPOINTS.bidOrNot, status: isRead ? 200 : 422, headers: {} } as const;
  return answerPage(c, page, bidPage, (words) => {
    const fills: Fills = {
      ...(isRead ? fillBid(answer, words, locale) : { result: { hidden: true } }),
      ...(Object.keys(typed).length > 0 && { example: { hidden: true } }),
      ...(origin && { [origin]: { hidden: false } }),
    };
    const problem = isRead
      ? undefined
      : ({ kind: 'fields', messages: bidMessages(answer.faults, words, locale) } as const);
    // What cannot be read stands as it was typed, and what the address leaves out as in the example.
    const shown = shownFields(isRead ? answer : EXAMPLE, locale);
    const values = { ...shown, ...(!isRead && typed) };
    const contents = {
      values,
      problem,
      ...(!isRead && { titlePrefix: words.titlePrefix }),
    };
    return { contents, fills };
  });
}

/** The page of the calculation, whose words and form are read once. */
const bidPage = template<(words: BidWords) => { contents: FormContents; fills: Fills }>((html, part) => {
  const [words, fill] = [wordsOf(html), formPage.prepare(html, part)];
  return (given) => {
    const { contents, fills } = given(words);
    return fillSlots(fill(contents).toString(), fills);
  };
});

/** The sentences of the page, which it carries. */
function wordsOf(html: string): BidWords {
  const words = elementsOf(html)
    .map((element) => attribute(element, 'data-words'))
    .find((found) => found !== undefined);
  if (words === undefined) throw new Error('The page of the calculation carries no words.');
  return JSON.parse(words) as BidWords;
}

/** Fills the slots of a page. All are in its main part, the only one that is parsed again for each answer. */
function fillSlots(html: string, fills: Fills): string {
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')];
  const main = parseFragment(html.slice(start, end), { scriptingEnabled: false });
  for (const element of descendants(main)) {
    const fill = fills[attribute(element, 'data-slot') ?? ''];
    if (fill === undefined) continue;
    if (fill.text !== undefined) setText(element, fill.text);
    if (fill.hidden !== undefined) setAttribute(element, 'hidden', fill.hidden ? '' : undefined);
    for (const [name, value] of Object.entries(fill.attributes ?? {}))
      setAttribute(element, name, String(value));
  }
  return (
    html.slice(0, start) + serialize(main, { scriptingEnabled: false }) + html.slice(end + '</main>'.length)
  );
}
