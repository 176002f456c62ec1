import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { attribute } from '#http/html-nodes.ts';
import { localeOf } from '#routes.ts';
import type { AppContext, WholeResponse } from '../context.ts';
import { refuse, respond } from '../errors.ts';
import type { BuiltSite } from './built-site.ts';
import { editPage, setAttribute } from './edit-html.ts';

/** Writes a page with what one answer has of its own. */
type Draw<Given> = (given: Given) => WholeResponse['body'];

/** A way to change pages: each page is read and parsed once for a `part` of it, and written often. */
export interface Template<Given> {
  readonly prepare: (html: string, part: string) => Draw<Given>;
  readonly kept: WeakMap<BuiltSite, Map<string, Promise<Draw<Given>>>>;
}

/** Pages are written one at a time, each in a turn of the event loop of its own: files and posts come in between. */
const inTurn = pLimit(1);

/** Pages that wait to be written, in all and of one client: who asks for more is told to come again. */
const MOST_WAITING = 200;
const MOST_OF_CLIENT = 10;

/** The pages of each client that wait or are written. */
const waiting = new Map<string, number>();

/** Defines a way to change pages. */
export function template<Given>(prepare: Template<Given>['prepare']): Template<Given> {
  return { prepare, kept: new WeakMap() };
}

/** Answers with a page of the build, changed on the way: under its own policy, never kept by anyone. */
export async function answerPage<Given>(
  c: AppContext,
  {
    address,
    part,
    status,
    headers,
  }: Pick<WholeResponse, 'status' | 'headers'> & { address: string; part: string },
  way: Template<Given>,
  given: Given,
): Promise<Response> {
  const { site } = c.get('services');
  if (site === undefined) return c.text(`${address} ${status}\n`, status); // development: no build
  const client = c.get('client');
  const own = waiting.get(client) ?? 0;
  if (own >= MOST_OF_CLIENT || inTurn.pendingCount >= MOST_WAITING)
    return refuse(c, 503, { 'Retry-After': '10' });
  waiting.set(client, own + 1);
  const body = await write(prepared(site, way, address, part), given).finally(() => leave(client));
  return respond(c, {
    status,
    headers: {
      ...site.headersOf(address),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': localeOf(address),
      ...headers,
    },
    body,
  });
}

async function write<Given>(ready: Promise<Draw<Given>>, given: Given) {
  const draw = await ready;
  return inTurn(async () => {
    await setImmediate();
    return draw(given);
  });
}

function leave(client: string): void {
  const left = (waiting.get(client) ?? 1) - 1;
  if (left === 0) waiting.delete(client);
  else waiting.set(client, left);
}

function prepared<Given>(site: BuiltSite, { prepare, kept }: Template<Given>, address: string, part: string) {
  const pages = kept.get(site) ?? new Map<string, Promise<Draw<Given>>>();
  kept.set(site, pages);
  const name = `${address} ${part}`;
  const known = pages.get(name);
  if (known !== undefined) return known;
  const made = read(site, address).then((html) => prepare(html, part));
  pages.set(name, made);
  made.catch(() => pages.delete(name)); // the next who asks may find the file again
  return made;
}

async function read(site: BuiltSite, address: string): Promise<string> {
  const html = await readFile(path.join(site.folder, site.fileAt(address).file), 'utf8');
  return site.pagesOrigin === undefined ? html : linkToSite(site.pagesOrigin, html);
}

/** On their own host, the endpoints answer with pages whose links go to the site at `origin`, not to a copy of it. */
function linkToSite(origin: string, source: string): string {
  return editPage(source, (elements) => {
    for (const element of elements()) {
      const target = attribute(element, 'href');
      if (element.tagName === 'a' && target?.startsWith('/')) setAttribute(element, 'href', origin + target);
      // What the page would fetch ahead is on the other host.
      if (element.tagName === 'html') setAttribute(element, 'data-prefetch', undefined);
    }
  });
}
