import { TYPES, UTF8 } from '../../http/content-types.ts';
import { BODY_LIMIT } from '../../http/refusals.ts';
import { REFUSALS } from '../../http/refusals.ts';
import { ENDPOINT_PATHS, NOT_FOR_VISITORS, type HostRules } from './host-rules.ts';

const variableOf = (name: string, prefix = '$site_') => `${prefix}${name.toLowerCase().replaceAll('-', '_')}`;

/** The variable of a header that nginx adds to what it answers itself in the place of the endpoints. */
const ownVariableOf = (name: string) => variableOf(name, '$site_own_');

/** A value between quotes; `$` would start a variable. */
function quoted(text: string): string {
  if (/[$\n]/.test(text)) throw new Error(`nginx cannot take ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The part for `http { … }`: what each file is sent with, by its path from `dist/client`, and where the endpoints are. */
export function nginxHttp(rules: HostRules): string {
  const { varying } = rules;
  const maps = varying.map(({ name, otherwise, files }) =>
    [
      `map $uri ${variableOf(name)} {`,
      `  default ${quoted(otherwise)};`,
      ...[...files].flatMap(([value, group]) => group.map((file) => `  ${file} ${quoted(value)};`)),
      '}',
    ].join('\n'),
  );
  const most = Math.max(...varying.map(({ files }) => [...files.values()].flat().length));
  return `# Written by the build. Include it in http { … }.
map_hash_max_size ${Math.max(2048, 4 * most)};
map_hash_bucket_size 256;

# The not-found page of the path's language.
map $uri $site_not_found {
  default /fr/404.html;
  ~^/en(/|$) /en/404.html;
}

${maps.join('\n\n')}

# What our server answers has its headers; what nginx answers in its place, too large or unavailable, gets them here.
${ownHeaders(rules)
  .map(
    ([name, value]) =>
      `map $upstream_http_x_content_type_options ${ownVariableOf(name)} {\n  default "";\n  "" ${quoted(value)};\n}`,
  )
  .join('\n')}
`;
}

function ownHeaders({ common, varying }: HostRules): (readonly [name: string, value: string])[] {
  const unknown = varying.map(({ name, otherwise }) => [name, otherwise] as const);
  return [...Object.entries(common), ...unknown].filter(([, value]) => value !== '');
}

/** The part for `server { … }`, which says itself where it listens, its certificate and its `root`, `dist/client`. */
export function nginxServer(rules: HostRules): string {
  const { common, varying, moved = [] } = rules;
  const headers = [
    ...Object.entries(common).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...varying.map(({ name }) => `add_header ${name} ${variableOf(name)} always;`),
  ];
  const types = Object.entries(TYPES).map(([extension, type]) => `  ${type.replace(UTF8, '')} ${extension};`);
  const texts = Object.values(TYPES)
    .filter((type) => type.endsWith(UTF8))
    .map((type) => type.replace(UTF8, ''))
    .filter((type) => type !== 'text/html'); // always in the list, and nginx warns of a second one
  return `# Written by the build. Include it in server { … }, beside listen, the certificate and root.
server_tokens off;
charset utf-8;
charset_types ${[...new Set(texts)].join(' ')};
types {
${types.join('\n')}
}
default_type application/octet-stream;
gzip_static on;
gzip_vary on;
# With the module ngx_brotli, also: brotli_static on;

${headers.join('\n')}

error_page 404 $site_not_found;

location / {
  try_files $uri $uri.html =404;
}
location = / {
  try_files /index.html =404;
}
${moved.map(([from, to]) => `location = ${from} {\n  return 301 ${to}${to.includes('?') ? '' : '$is_args$args'};\n}\n`).join('')}# One address a page: no final slash, no .html, and nothing that is not for visitors.
location ~ ^/.+/$ {
  rewrite ^(/.+)/$ $1;
  return 308 $uri$is_args$args;
}
location ~ \\.html$ {
  internal;
}
location ~ "^(?:/(?:fr|en))?/(?:404|index)$|${NOT_FOR_VISITORS}" {
  return 404;
}

location ~ "${ENDPOINT_PATHS}" {
${toEndpoints(rules)}
}
${refusals(rules)}`;
}

/** The part for `server { … }` where nginx passes everything on, and serves no file itself. */
export function nginxProxy(rules: HostRules): string {
  return `# Written by the build. Include it in server { … }, beside listen and the certificate.
server_tokens off;
charset utf-8;

location / {
${toEndpoints(rules)}
}
${refusals(rules)}`;
}

/**
 * Passes a request to the servers of `site_endpoints`. A post goes on to the next one too when the first ends before it
 * answers, or cannot keep it: each is kept once, by its key or its content, however often it comes.
 */
function toEndpoints(rules: HostRules): string {
  return `  proxy_pass http://site_endpoints;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_connect_timeout 1s;
  proxy_read_timeout 15s;
  # Posts too: each is kept once, however often it comes.
  proxy_next_upstream error timeout http_503 non_idempotent;
  proxy_next_upstream_timeout 15s;
  client_max_body_size ${BODY_LIMIT};
${ownHeaderLines(rules)}
  error_page 413 @too_large;
  error_page 502 504 =503 @unavailable;`;
}

/** What nginx answers in place of the endpoints. A location with its own `add_header` inherits none of the server's. */
function refusals(rules: HostRules): string {
  return `location @too_large {
  default_type text/plain;
${ownHeaderLines(rules)}
  return 413 ${quoted(REFUSALS[413].fr)};
}
location @unavailable {
  default_type text/plain;
${ownHeaderLines(rules)}
  add_header Retry-After 5 always;
  return 503 ${quoted(REFUSALS[503].fr)};
}
`;
}

function ownHeaderLines(rules: HostRules): string {
  return ownHeaders(rules)
    .map(([name]) => `  add_header ${name} ${ownVariableOf(name)} always;`)
    .join('\n');
}
