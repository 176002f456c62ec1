import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtFile, type BuiltPage } from './dist.ts';

/** What a page weighs, in bytes as sent (brotli for text). */
export interface Weight {
  /** From the document's start to the end of its first band: head, styles, header, hero. */
  readonly firstScreen: number;
  readonly page: number;
  /** Inline scripts and the modules they name, which run without the visitor doing anything. */
  readonly script: number;
  /** The document, its typefaces, its scripts and one icon. */
  readonly requests: number;
  readonly firstLoad: number;
  readonly blocking: readonly string[];
}

/** Weighs a built page. `npm test` holds the budgets; `npm run bench` prints the figures. */
export function measurePage({ html, $ }: BuiltPage): Weight {
  const hrefs = (links: string) =>
    $(links)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
  // Not those in a template, which do not run: they are no descendants of the document.
  const modules = $('html script[src]')
    .toArray()
    .map((script) => $(script).attr('src') ?? '');
  const islands = $('astro-island[component-url]').length;
  const inline = $('script:not([src]):not([type="application/ld+json"]):not([type=speculationrules])')
    .toArray()
    .map((script) => $(script).text());
  const assets = [...hrefs('link[rel=preload]'), ...modules, '/favicon.svg'];
  const page = compressed(html);
  return {
    firstScreen: compressed(html.slice(0, endOfFirstBand(html))),
    page,
    script: sum([...inline.map(compressed), ...modules.map(size)]),
    requests: 1 + assets.length,
    firstLoad: page + sum(assets.map(size)),
    blocking: [
      ...hrefs('link[rel=stylesheet]'),
      ...$('head script[src]:not([type=module]):not([async]):not([defer])')
        .toArray()
        .map((script) => $(script).attr('src') ?? ''),
      ...(islands > 0 && $('astro-island[client=load]').length > 0 ? ['an island that loads at once'] : []),
    ],
  };
}

/** Bytes of the code that an island brings, with all that it imports, but React and what hydrates. */
export function islandCode({ $ }: BuiltPage, name: string): number {
  const [url = '', renderer = ''] = ['component-url', 'renderer-url'].map((attribute) =>
    $(`astro-island[component-export=${name}]`).attr(attribute),
  );
  return sum(without(modulesOf(url), modulesOf(renderer)).map(size));
}

/**
 * The code that an island may ever bring beyond React, in bytes: what comes when it hydrates, what it fetches later,
 * and apart from both the bubble of the tooltips, which islands share and fetch when one is first approached.
 */
export function codeInParts({ $ }: BuiltPage, name: string) {
  const [url = '', renderer = ''] = ['component-url', 'renderer-url'].map((attribute) =>
    $(`astro-island[component-export=${name}]`).attr(attribute),
  );
  const react = modulesOf(renderer);
  const all = modulesOf(url, 'ever');
  const bubble = [...all].find((module) => module.includes('/Tooltip.')) ?? '';
  const first = without(modulesOf(url), react);
  const later = without(modulesOf(url, 'ever', new Set([bubble])), react, first, [bubble]);
  const tooltip = without(modulesOf(bubble), react, first, later);
  return {
    atFirst: sum(first.map(size)),
    withDetail: sum(later.map(size)),
    withTooltip: sum(tooltip.map(size)),
  };
}

function without(modules: Iterable<string>, ...others: Iterable<string>[]): string[] {
  const left = new Set(others.flatMap((each) => [...each]));
  return [...modules].filter((module) => !left.has(module));
}

/** A module and those that it imports, at once or ever; those that are found already are not followed. */
function modulesOf(address: string, when: 'at once' | 'ever' = 'at once', found = new Set<string>()) {
  if (found.has(address)) return found;
  found.add(address);
  const code = builtFile(address).toString();
  for (const [, call = '', target = ''] of code.matchAll(IMPORTS))
    if (call === '' || when === 'ever')
      modulesOf(path.posix.join(path.posix.dirname(address), target), when, found);
  return found;
}

/** `from "./a"`, `import "./a"`, and with its parenthesis `import("./a")`. */
const IMPORTS = /(?:from|import)\s*(\(?)\s*["'`](\.\/[^"'`]+)["'`]/g;

/** Where the first element after the page's heading ends: what follows may come in later packets. */
function endOfFirstBand(html: string): number {
  const heading = html.indexOf('</h1>');
  const ends = ['</section>', '</header>', '</figure>', '<section', '<form']
    .map((tag) => html.indexOf(tag, heading))
    .filter((at) => at > 0);
  return heading === -1 ? html.length : Math.min(...ends, html.length);
}

function size(address: string): number {
  const file = builtFile(address);
  return /\.(?:js|css|svg|html)$/.test(address) ? compressed(file) : file.length;
}

/** Pages share their scripts: what was compressed is not compressed again. */
const known = new Map<string, number>();

function compressed(content: string | Buffer): number {
  const text = String(content);
  const found =
    known.get(text) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(text, found);
  return found;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
