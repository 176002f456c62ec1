import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { MANIFEST, SiteManifestSchema, type SiteManifest } from '#schemas/site-manifest.ts';
import { localeOf } from '#routes.ts';
import type { Locale } from '#locales.ts';
import { BUILT, isTested } from './paths.ts';

const CLIENT = path.resolve('dist/client');

/** Page as the build wrote it. */
export interface BuiltPage {
  /** Its address on the site, e.g. `/en/pricing`. */
  readonly path: string;
  readonly locale: Locale;
  readonly html: string;
  readonly $: CheerioAPI;
}

export function builtPages(): BuiltPage[] {
  return BUILT.map((address) => {
    const html = builtFile(builtFilePath(address)).toString();
    let parsed: CheerioAPI | undefined;
    return {
      path: address,
      locale: localeOf(address),
      html,
      get $() {
        return (parsed ??= parse(html));
      },
    };
  });
}

/** Pages that visitors are meant to find: all but the not-found ones. */
export function contentPages(): BuiltPage[] {
  return builtPages().filter(({ path: address }) => !address.endsWith('/404'));
}

/** Those of the pages that a test of each page takes: a few of each template, or all of them at night. */
export function samplePages(pages: readonly BuiltPage[]): BuiltPage[] {
  return pages.filter(({ path: address }) => isTested(address));
}

export function builtFilePath(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

function parse(html: string): CheerioAPI {
  const $ = load(html);
  $('template').remove(); // inert until a script takes it
  return $;
}

export function builtManifest(): SiteManifest {
  return SiteManifestSchema.parse(JSON.parse(readFileSync(path.resolve('dist', MANIFEST), 'utf8')));
}

/** Policy that a page states in its meta; `undefined` for a page without one. */
export function statedPolicy(html: string): string | undefined {
  return load(html)('meta[http-equiv="content-security-policy"]').attr('content');
}

export function builtFile(address: string): Buffer {
  return readFileSync(path.join(CLIENT, address));
}

export function builtFiles(): string[] {
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(CLIENT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
    );
}

/** Address of the site that was built, from the canonical address of its home. */
export function builtOrigin(): string {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(builtFile('/index.html').toString())?.[1];
  return new URL(canonical ?? '').origin;
}

/** Reads text as a visitor does: white space is one space. */
export function normalizeText(text: string): string {
  return text.replace(/[ \n\t]+/g, ' ').trim();
}

/** Values of an attribute of the elements that a selector finds, empty where one lacks it. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

/** Texts of the elements that a selector finds, as a visitor reads them. */
export function texts($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => normalizeText($(element).text()));
}
