import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import { ROOT } from '../support/running-site.ts';

/** A frame of a film: a JPEG in base64, and the time that it shows, in milliseconds. */
export interface Frame {
  readonly picture: string;
  readonly ms: number;
}

/** Bits a second of the film. */
const BITRATE = 350_000;

const PAGE = '/encoder.html';
const CODE = '/mediabunny.js';

/** Encodes frames as a silent film, VP9 in WebM, in the browser that took them: no other program is needed. */
export async function filmOf(browser: Browser, origin: string, frames: readonly Frame[]): Promise<Buffer> {
  const page = await browser.newPage({ baseURL: origin });
  const code = readFileSync(path.join(ROOT, 'node_modules/mediabunny/dist/bundles/mediabunny.mjs'), 'utf8');
  await page.route(`**${PAGE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.route(`**${CODE}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto(PAGE);
  const film = await page.evaluate(encode, { frames, code: CODE, bitrate: BITRATE });
  await page.close();
  return Buffer.from(film, 'base64');
}

/** Runs in the page. */
async function encode(made: { frames: readonly Frame[]; code: string; bitrate: number }): Promise<string> {
  const bunny = (await import(made.code)) as typeof Mediabunny; // the package, as it is served
  const bitmaps = await Promise.all(
    made.frames.map(async ({ picture }) =>
      createImageBitmap(await (await fetch(`data:image/jpeg;base64,${picture}`)).blob()),
    ),
  );
  const [first] = bitmaps;
  if (first === undefined) throw new Error('A film has a frame.');
  const canvas = new OffscreenCanvas(first.width, first.height);
  const context = canvas.getContext('2d');
  const target = new bunny.BufferTarget();
  const output = new bunny.Output({ format: new bunny.WebMOutputFormat(), target });
  const source = new bunny.CanvasSource(canvas, {
    codec: 'vp9',
    bitrate: made.bitrate,
    keyFrameInterval: 10,
  });
  output.addVideoTrack(source);
  await output.start();
  let at = 0;
  for (const [index, { ms }] of made.frames.entries()) {
    const bitmap = bitmaps[index];
    if (bitmap) context?.drawImage(bitmap, 0, 0);
    await source.add(at / 1000, ms / 1000);
    at += ms;
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  let text = '';
  for (let index = 0; index < bytes.length; index += 32_768)
    text += String.fromCodePoint(...bytes.subarray(index, index + 32_768));
  return btoa(text);
}
