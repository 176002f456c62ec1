import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { addressOf } from '../http/canonical.ts';
import { listFiles } from '../http/site-files.ts';
import { LOCALES } from '../locales.ts';
import { alternates, isIndexed, localeOf, searchIndexOf } from '../routes.ts';

/** A page as the search reads it (`client/search/find`). */
interface Entry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly headings: string;
  /** Its language, where that is not the one of the index. */
  readonly lang?: string;
}

/**
 * Writes what the search of the site looks in, a file a language: title, description and headings of every built page
 * that search engines may list. A page in one language only is in the files of the others too, marked.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        const pages = listFiles(folder)
          .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
          .map((file) => ({ file, path: addressOf(file) }))
          .filter(({ path }) => isIndexed(path))
          .map(({ file, path }) => ({ path, ...read(readFileSync(folder + file, 'utf8')) }));
        for (const locale of LOCALES.filter((one) => pages.some(({ path }) => localeOf(path) === one))) {
          const entries = pages.flatMap((page): Entry[] => {
            const lang = localeOf(page.path);
            if (lang === locale) return [page];
            const isTranslated = alternates(page.path).some((version) => version.locale === locale);
            return isTranslated ? [] : [{ ...page, lang }];
          });
          writeFileSync(folder + searchIndexOf(locale), JSON.stringify(entries));
        }
        logger.info(`${pages.length} pages`);
      },
    },
  };
}

/** What of a page is read: the description in its head, and the headings of its content. */
const DESCRIPTION = /<meta name="description" [^<]*>/;
const HEADINGS = /<(h[12])[ >][^]*?<\/\1>/g;

/** What a page says of itself. To parse only what is read of it halves the time. */
function read(html: string): Pick<Entry, 'title' | 'description' | 'headings'> {
  const texts: Record<string, string[]> = { h1: [], h2: [] };
  let description = '';
  let current: string[] | undefined;
  const parser = new Parser({
    onopentag(name, { content = '' }) {
      if (name === 'meta') description = content;
      const found = texts[name];
      if (found !== undefined) {
        found.push('');
        current = found;
      }
    },
    ontext(text) {
      if (current !== undefined) current[current.length - 1] += text;
    },
    onclosetag(name) {
      if (name in texts) current = undefined;
    },
  });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  parser.write(DESCRIPTION.exec(html)?.[0] ?? '');
  parser.end(main.match(HEADINGS)?.join(''));
  const [title = ''] = texts['h1'] ?? [];
  return { title: clean(title), description, headings: clean((texts['h2'] ?? []).join(' ')) };
}

function clean(text: string): string {
  return text.replace(/[ \n\t]+/g, ' ').trim();
}
