import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, descendants, textOf, type HtmlElement } from '../../http/html-nodes.ts';
import type { Locale } from '../../locales.ts';
import { href } from '../../routes.ts';
import type { LinkState } from '../../schemas/link-states.ts';
import type { AppContext } from '../context.ts';
import { editPage, remove, setAttribute, setText } from '../pages/edit-html.ts';
import { answerPage, template } from '../pages/answer-page.ts';
import { TOKEN } from './link-token.ts';

/** The status of each state that is not a success. */
const STATUS: Readonly<Partial<Record<LinkState, 404 | 410 | 503>>> = {
  expired: 410,
  unknown: 404,
  unavailable: 503,
};

/**
 * The address of a link holds its token, which must not reach another site as the referrer. Not `no-referrer`, with
 * which a browser posts a form as `Origin: null`.
 */
export const TOKEN_PAGE_HEADERS = { 'Referrer-Policy': 'strict-origin' };

/** How a state is answered. */
interface LinkAnswer {
  readonly locale: Locale;
  readonly isScript: boolean;
  /** What the button of the page posts. */
  readonly token?: string | undefined;
}

/** Answers with the page behind the newsletter's links in one of its states, all written by the build; a script, with its name. */
export async function answerLink(
  c: AppContext,
  state: LinkState,
  { locale, isScript, token }: LinkAnswer,
): Promise<Response> {
  const status = STATUS[state] ?? 200;
  const headers = { ...TOKEN_PAGE_HEADERS, ...(state === 'unavailable' && { 'Retry-After': '30' }) };
  if (isScript) return c.json({ status: state }, status, headers);
  const address = href('newsletterLink', locale);
  return answerPage(c, { address, part: state, status, headers }, statePage, token);
}

/** Stands for the token while a state is written once for all: as `isToken` has it, and no token. */
const NO_TOKEN = '_'.repeat(43);

/** The page with one state in place of the one that it was built with, whose button posts a token. */
const statePage = template<string | undefined>((html, state) => {
  const page = editPage(html, ({ elements }) => {
    const find = (name: string, value?: string) =>
      elements().find((element) => {
        const given = attribute(element, name);
        return given !== undefined && (value === undefined || given === value);
      });
    const shape = find('data-state', state);
    const place = find('data-states');
    if (shape === undefined || !('content' in shape) || place === undefined)
      throw new Error(`The page of the newsletter's links does not know "${state}".`);
    const shown = tree.getTemplateContent(shape as Parameters<typeof tree.getTemplateContent>[0]);
    for (const child of place.childNodes.slice()) remove(child);
    for (const child of shown.childNodes.slice()) tree.appendChild(place, child);
    for (const other of elements()) if (attribute(other, 'data-state') !== undefined) remove(other);
    const title = elements().find(({ tagName }) => tagName === 'title');
    const heading = descendants(place).find(({ tagName }) => tagName === 'h1');
    if (title && heading) setText(title, textOf(heading));
    for (const input of inputsOf(place)) setAttribute(input, 'value', NO_TOKEN);
  });
  return (token = '') => page.replaceAll(NO_TOKEN, token);
});

function inputsOf(place: HtmlElement): HtmlElement[] {
  return descendants(place).filter((element) => attribute(element, 'name') === TOKEN);
}
