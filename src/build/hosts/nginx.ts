import { TYPES, UTF8 } from '../../server/content-types.ts';
import { BODY_LIMIT } from '../../server/body.ts';
import { NOT_FOR_VISITORS, type HostRules } from './host-rules.ts';

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** A value between quotes; `$` would start a variable. */
function quoted(text: string): string {
  if (/[$\n]/.test(text)) throw new Error(`nginx cannot take ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The part for `http { … }`: what each file is sent with, by its path from `dist/client`, and where the endpoints are. */
export function nginxHttp({ varying }: HostRules): string {
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

# Where npm start listens.
upstream site_endpoints {
  server 127.0.0.1:4321;
  keepalive 8;
}

# The not-found page of the path's language.
map $uri $site_not_found {
  default /404.html;
  ~^/en(/|$) /en/404.html;
}

${maps.join('\n\n')}
`;
}

/** The part for `server { … }`, which says itself where it listens, its certificate and its `root`, `dist/client`. */
export function nginxServer({ common, varying, endpoints }: HostRules): string {
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
# One address a page: no final slash, no .html, and nothing that is not for visitors.
location ~ ^/.+/$ {
  rewrite ^(/.+)/$ $1;
  return 308 $uri$is_args$args;
}
location ~ \\.html$ {
  internal;
}
location ~ "^(?:/en)?/(?:404|index)$|${NOT_FOR_VISITORS}" {
  return 404;
}

location ~ "${endpoints}" {
  # A header here replaces those above: the endpoints send their own.
  proxy_hide_header X-Content-Type-Options;
  add_header X-Content-Type-Options nosniff always;
  client_max_body_size ${BODY_LIMIT};
  proxy_pass http://site_endpoints;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  error_page 502 504 =503 @unavailable;
}
location @unavailable {
  default_type text/plain;
  return 503 "Service momentanément indisponible. Recommencez dans un instant.\\n";
}
`;
}
