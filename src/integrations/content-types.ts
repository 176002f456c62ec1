import path from 'node:path';

export const UTF8 = '; charset=utf-8';

/** Media types by extension, for every kind of file in a build. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: `text/csv${UTF8}`,
  css: `text/css${UTF8}`,
  html: `text/html${UTF8}`,
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: `text/javascript${UTF8}`,
  json: `application/json${UTF8}`,
  pdf: 'application/pdf',
  png: 'image/png',
  svg: `image/svg+xml${UTF8}`,
  txt: `text/plain${UTF8}`,
  webmanifest: `application/manifest+json${UTF8}`,
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: `application/xml${UTF8}`,
  yml: `application/yaml${UTF8}`,
};

export function contentType(file: string): string {
  return TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
}

export function isText(file: string): boolean {
  return contentType(file).endsWith(UTF8);
}
