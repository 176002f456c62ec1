import type { IndexedPage } from '#schemas/search.ts';
import type { searchPages, suggest } from './find.ts';

interface Code {
  readonly searchPages: typeof searchPages;
  readonly suggest: typeof suggest;
}

interface Words {
  readonly searching: string;
  readonly found: Readonly<Record<'one' | 'other', string>>;
  readonly none: string;
  readonly failed: string;
  readonly frenchOnly: string;
}

/** Time after which the search shows that it is under way, in milliseconds. */
const SLOW_MS = 500;

/** Pause in typing that starts a search, and time-out of the code, in milliseconds. */
const PAUSE_MS = 200;
const TIMEOUT_MS = 10_000;

/** Starts the search: results follow the typing, as links that arrow keys reach. Code and index load on intent. */
export function startSearch(root: HTMLElement): void {
  const [form, field, list, status] = [
    root.querySelector('form'),
    root.querySelector('input'),
    root.querySelector('ol'),
    root.querySelector('[role=status]'),
  ];
  if (!form || !field || !list || !status) return;
  const { index = '', words: json = '' } = root.dataset;
  const words = JSON.parse(json) as Words; // written by the page
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const search = async () => {
    clearTimeout(timer);
    latest += 1;
    const own = latest;
    // Said only where one waits: what follows at once would interrupt it.
    const waiting = setTimeout(() => own === latest && say(words.searching), SLOW_MS);
    const typed = field.value.trim();
    const say = (text: string, pages: readonly IndexedPage[] = []) => {
      clearTimeout(waiting);
      if (own !== latest) return;
      if (status.textContent !== text) status.textContent = text;
      list.replaceChildren(...pages.map((page) => renderResult(page, words)));
    };
    if (typed === '') return say('');
    try {
      const pages = await (await fetchCode()).searchPages(index, typed);
      const found = words.found[pages.length === 1 ? 'one' : 'other'];
      // Not `fill` of `schemas`: a module shared with islands would be a request more.
      const wording = (pages.length === 0 ? words.none : found).replace('{{count}}', String(pages.length));
      say(
        wording.replace('{{words}}', () => typed),
        pages,
      );
    } catch {
      say(words.failed);
    }
  };

  field.addEventListener('focus', () => void fetchCode().catch(() => {}), { once: true });
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  root.addEventListener('keydown', (event) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move === undefined) return;
    const stops: HTMLElement[] = [field, ...list.querySelectorAll('a')];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + move];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
  // The menu sends its words in the address; a browser keeps what was typed for the way back.
  field.value ||= new URLSearchParams(location.search).get(field.name) ?? '';
  if (field.value !== '') void search();
}

/** On the not-found page, suggests pages for the address that was asked for, unless the server has. */
export async function showSuggestions(root: HTMLElement): Promise<void> {
  const { index = '', words: json = '' } = root.dataset;
  const place = root.querySelector<HTMLElement>('[data-suggestions]');
  if (place === null || !place.hidden) return;
  try {
    const pages = await (await fetchCode()).suggest(index, location.pathname);
    if (pages.length === 0) return;
    place
      .querySelector('ul')
      ?.replaceChildren(...pages.map((page) => renderResult(page, JSON.parse(json) as Words)));
    place.hidden = false;
  } catch {
    // the links of the page remain
  }
}

function renderResult(
  { path, title, description, lang = '' }: IndexedPage,
  { frenchOnly }: Words,
): HTMLElement {
  const [item, link, text, note] = ['li', 'a', 'p', 'small'].map((name) => document.createElement(name));
  if (!(link instanceof HTMLAnchorElement) || !item || !text || !note) throw new Error('No element.');
  link.href = path;
  link.textContent = title;
  text.textContent = description;
  note.textContent = frenchOnly;
  item.append(link, ...(lang === '' ? [] : [' ', note]), text);
  for (const part of [link, text]) part.lang = lang;
  if (lang !== '') link.hreflang = lang;
  return item;
}

/** Fetches and runs the code that a template names; twice if need be, and not longer than a visitor waits. */
async function fetchCode(): Promise<Code> {
  const template = document.querySelector<HTMLTemplateElement>('#search-code');
  const address = template?.content.querySelector('script')?.src ?? '';
  const run = (): Promise<Code> => import(/* @vite-ignore */ address);
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));
  return Promise.race([run().catch(run), late]);
}
