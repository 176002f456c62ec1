import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { load } from 'cheerio';
import { build } from 'esbuild';
import { contentType } from '../../src/http/content-types.ts';
import { withoutQuestion } from '../support/browser/without-question.ts';
import { findChromium } from '../support/chromium.ts';
import { builtFile, builtFiles, contentPages } from '../support/dist.ts';
import { measurePage } from '../support/weight.ts';
import { fetchPeers, type Peer } from './consent-peers.ts';
import { visit, type Visit } from './consent-visit.ts';
import { median } from './median.ts';

const RUNS = 3;

/** A page that asks for consent in one way, the page without it included. */
type Subject = { readonly name: string; readonly html: string } & Partial<Pick<Peer, 'accept' | 'file'>>;

/** Bytes, requests, layout shift and time of asking for consent: ours beside four others, on the same page. */
export async function measureConsent() {
  const { ours, bare } = await consentPages(builtFile('/index.html').toString());
  const subjects: Subject[] = [
    { name: 'page alone', html: bare },
    { name: 'this site', html: ours, accept: '[data-consent] button[value=all]' },
    ...fetchPeers().map((peer) => ({ ...peer, html: bare.replace('</head>', () => `${peer.html}</head>`) })),
  ];
  const browser = await chromium.launch({ executablePath: findChromium() });
  const rows: Record<string, Visit> = {};
  for (const subject of subjects) rows[subject.name] = await measure(browser, subject);
  await browser.close();

  const scripts = contentPages().map((page) => measurePage(page).script);
  console.log(
    `Script of a visit that touches nothing, all pages: ${Math.min(...scripts)} to ${Math.max(...scripts)} B of brotli`,
  );
  console.table(rows);
  console.log('As many times what ours takes; bytes beyond those of the page alone');
  console.table(ratios(rows));
  return rows;
}

async function measure(browser: Browser, subject: Subject): Promise<Visit> {
  const { origin, stop } = await serve(subject);
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, origin, subject.accept));
  stop();
  const middle = (name: keyof Visit) => Math.round(median(visits.map((one) => one[name])) * 1000) / 1000;
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[]; // a visit's own
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Visit; // every name has its median
}

function times(value: number, base: number): number {
  return Number((value / Math.max(1, base)).toFixed(1));
}

function ratios(rows: Readonly<Record<string, Visit>>) {
  const { 'page alone': page, 'this site': ours, ...others } = rows;
  if (!page || !ours) return {};
  return Object.fromEntries(
    Object.entries(others).map(([name, row]) => [
      name,
      {
        bytes: times(row.bytes - page.bytes, ours.bytes - page.bytes),
        'more requests': row.requests - ours.requests,
        'more shift': row.shift - ours.shift,
        'more blocking ms': Math.round(row.blocking - ours.blocking),
        cold: times(row.cold, ours.cold),
        warmed: times(row.warmed, ours.warmed),
      },
    ]),
  );
}

/** Serves a page, the site's files and the peer's, compressed and kept by the browser as a good host would. */
async function serve({ html, file }: Subject): Promise<{ origin: string; stop: () => void }> {
  const known = new Set(builtFiles());
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    const found =
      path === '/' ? Buffer.from(html) : (file?.(path) ?? (known.has(path) ? builtFile(path) : undefined));
    if (found === undefined) return void response.writeHead(404).end();
    const isText = /\.(?:js|css|svg|json)$|^\/$/.test(path);
    response.setHeader('Content-Type', contentType(path === '/' ? '/index.html' : path));
    response.setHeader('Cache-Control', path === '/' ? 'no-cache' : 'max-age=3600');
    if (isText) response.setHeader('Content-Encoding', 'br');
    response.end(isText ? brotliCompressSync(found) : found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop }; // listens on a port
}

/** The page with what asks for consent and nothing else that runs; and the page without it. */
async function consentPages(home: string): Promise<{ ours: string; bare: string }> {
  const $ = load(home);
  $('meta[http-equiv]').remove(); // our policy would stop the others
  $('script[type=module], script[type="application/ld+json"]').remove();
  $('html').removeAttr('data-prefetch');
  const bare = load(withoutQuestion($.html()));
  bare('script, template').remove();
  $('body').append(`<script type="module">${await gateAlone()}</script>`);
  return { ours: $.html(), bare: bare.html() };
}

/** The gate as the build bundles it. */
async function gateAlone(): Promise<string> {
  const contents = "import { startConsent } from './src/client/consent/gate.ts';startConsent();";
  const options = { bundle: true, minify: true, write: false, format: 'esm', target: 'es2022' } as const;
  const { outputFiles } = await build({ stdin: { contents, resolveDir: '.' }, ...options });
  return outputFiles[0]?.text.trim() ?? '';
}
