import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, localeOf } from '#locales.ts';
import { suggestPages } from '#rules/suggest-pages.ts';
import { escapeHtml } from '#text.ts';
import type { WholeResponse } from '../context.ts';
import type { BuiltSite } from './built-site.ts';

/** Attributes of the place for suggestions in `components/site/Search.astro`, which its script fills on other hosts. */
const PLACE = 'data-suggestions hidden';

/** Makes the function that answers 404 in the language of a path. Reads the pages once, so that they outlive the disk. */
export function createNotFound({ folder, files, notFound }: BuiltSite) {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pages = new Map(LOCALES.map((locale) => [locale, read(notFound[locale].file)]));
  const addresses = [...files].flatMap(([address, { file }]) => (file.endsWith('.html') ? [address] : []));
  return (pathname: string): WholeResponse => {
    const locale = localeOf(pathname);
    const html = pages.get(locale) ?? '';
    const suggestions = suggestPages(pathname, addresses);
    const body = suggestions.length === 0 ? html : showSuggestions(html, suggestions);
    return { status: 404, headers: notFound[locale].headers, body };
  };
}

/** Lists addresses in a not-found page. An address of the build holds no character that HTML reads as its own but `&`. */
function showSuggestions(html: string, addresses: readonly string[]): string {
  const [before = '', after = ''] = html.split(PLACE);
  const endOfList = after.indexOf('</ul>');
  const items = addresses.map((address) => {
    const text = escapeHtml(address);
    return `<li><a href="${text}" hreflang="${localeOf(address)}">${text}</a></li>`;
  });
  return [before, 'data-suggestions', after.slice(0, endOfList), ...items, after.slice(endOfList)].join('');
}
