import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { attributes, builtFile, builtFilePath, type BuiltPage } from './dist.ts';

/** Bytes of brotli, or requests: the most that a page or an island may take. */
export const BUDGET = {
  /** A first round trip carries ten packets, 14,600 with all headers and what else is asked for; the menu has a tenth, the console's first steps another. */
  firstScreen: 11_500,
  /** Explorer, whose first screen holds the lists of sectors and departments and its drawing. */
  explorerFirstScreen: 12_000,
  /** Second round trip carries 20,480, from which on a page is reported; with room for a paragraph. */
  page: 22_528,
  /** Page of the demo has the most: its form and its console each wait for the visitor. */
  script: 5_900,
  /** Code that two calculators share is a file of its own. */
  requests: 5,
  firstLoad: 75_000,
  form: 22_000,
  /** All code that it ever brings, the bubble of the tooltips too; 8,500 of it is zod, which the form of the same page brings too. */
  console: 48_500,
} as const;

/** Size of a page, in bytes as sent (brotli for text). */
export interface Weight {
  /** From the document's start to the end of its first band: head, styles, header, hero. */
  readonly firstScreen: number;
  readonly page: number;
  /** Inline scripts and the modules they name, which run without the visitor doing anything. */
  readonly script: number;
  /** Document, its typefaces, its scripts and one icon. */
  readonly requests: number;
  readonly firstLoad: number;
  readonly blocking: readonly string[];
}

/** Weighs a built page. `npm test` holds the budgets; `npm run bench` prints the figures. */
export function measurePage({ path: address, html, $ }: BuiltPage): Weight {
  const hrefs = (links: string) => attributes($, links, 'href');
  // Not those in a template, which do not run: they are no descendants of the document.
  const modules = attributes($, 'html script[src]', 'src');
  const islands = $('astro-island[component-url]').length;
  const inline = $('script:not([src]):not([type="application/ld+json"]):not([type=speculationrules])')
    .toArray()
    .map((script) => $(script).text());
  const typefaces = [...html.matchAll(/url\(([^)]+\.woff2)\)/g)].flatMap(([, file]) => file ?? []);
  const assets = [...new Set([...hrefs('link[rel=preload]'), ...typefaces, ...modules, '/favicon.svg'])];
  const page = size(builtFilePath(address));
  return {
    firstScreen: compressed(html.slice(0, endOfFirstBand(html))),
    page,
    script: sum([...inline.map(compressed), ...modules.map(size)]),
    requests: 1 + assets.length,
    firstLoad: page + sum(assets.map(size)),
    blocking: [
      ...hrefs('link[rel=stylesheet]'),
      ...attributes($, 'head script[src]:not([type=module]):not([async]):not([defer])', 'src'),
      ...(islands > 0 && $('astro-island[client=load]').length > 0 ? ['an island that loads at once'] : []),
    ],
  };
}

/** Bytes of the code that an island brings beyond React, with all that it imports: as it hydrates, or ever. */
export function islandCode({ $ }: BuiltPage, name: string, when: 'at once' | 'ever' = 'at once'): number {
  const island = `astro-island[component-export=${name}]`;
  const react = findModules($(island).attr('renderer-url') ?? '');
  const own = [...findModules($(island).attr('component-url') ?? '', when)].filter(
    (module) => !react.has(module),
  );
  return sum(own.map(size));
}

/** Addresses of all modules that an island needs to hydrate, React among them. */
export function islandModules({ $ }: BuiltPage, name: string): string[] {
  const island = $(`astro-island[component-export=${name}]`);
  return ['renderer-url', 'component-url'].flatMap((url) => [...findModules(island.attr(url) ?? '')]);
}

/** Module and those that it imports, at once or ever. */
function findModules(address: string, when: 'at once' | 'ever' = 'at once', found = new Set<string>()) {
  if (found.has(address)) return found;
  found.add(address);
  // `from "./a"`, `import "./a"`, and with its parenthesis `import("./a")`.
  for (const [, call = '', target = ''] of builtFile(address)
    .toString()
    .matchAll(/(?:from|import)\s*(\(?)\s*["'`](\.\/[^"'`]+)["'`]/g))
    if (call === '' || when === 'ever')
      findModules(path.posix.join(path.posix.dirname(address), target), when, found);
  return found;
}

/** Where the first element after the page's heading ends: what follows may come in later packets. */
function endOfFirstBand(html: string): number {
  const heading = html.indexOf('</h1>');
  const ends = ['</section>', '</header>', '</figure>', '<section', '<form']
    .map((tag) => html.indexOf(tag, heading))
    .filter((at) => at > 0);
  return heading === -1 ? html.length : Math.min(...ends, html.length);
}

/** Bytes of a file as it is sent, compressed by the build where that makes it smaller. */
function size(address: string): number {
  const file = path.join(path.resolve('dist/client'), address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Pages share their inline scripts: what was compressed is not compressed again. */
const known = new Map<string, number>();

function compressed(text: string): number {
  const found =
    known.get(text) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(text, found);
  return found;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
