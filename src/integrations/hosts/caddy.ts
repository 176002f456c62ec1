import { BODY_LIMIT } from '../../http/refusals.ts';
import { addressOf } from '../../http/canonical.ts';
import { TYPES } from '../../http/content-types.ts';
import { ENDPOINT_PATHS, NOT_FOR_VISITORS, type HostRules } from './host-rules.ts';

/** Between back quotes nothing needs an escape. */
function quoted(text: string): string {
  if (text.includes('`')) throw new Error(`Caddy cannot take ${text}`);
  return `\`${text}\``;
}

/** The path of a file in requests; the not-found pages have only the path of their file. */
function askedAs(file: string): string {
  return file.endsWith('/404.html') ? file : addressOf(file);
}

/** A whole Caddyfile; SITE_ADDRESS (such as `www.example.org`) and SITE_ROOT (`dist/client`) are variables. */
export function caddyfile({ common, varying, moved = [] }: HostRules): string {
  const lines = ['-Server', ...Object.entries(common).map(([name, value]) => `${name} ${quoted(value)}`)].map(
    (line) => `    header ${line}`,
  );
  const types = Object.entries(TYPES).flatMap(([extension, type]) => [
    `    @type_${extension} path *.${extension}`,
    `    header @type_${extension} Content-Type ${quoted(type)}`,
  ]);
  const blocks = varying.flatMap(({ name, otherwise, files }, at) => [
    ...(otherwise === '' ? [] : [`    header ${name} ${quoted(otherwise)}`]),
    ...[...files].flatMap(([value, group], index) => {
      const matcher = `@header_${at}_${index}`;
      return [
        `    ${matcher} path ${group.map(askedAs).join(' ')}`,
        `    header ${matcher} ${name} ${quoted(value)}`,
      ];
    }),
  ]);
  return `# Written by the build. Run it by: SITE_ADDRESS=… SITE_ROOT=… caddy run --config Caddyfile
(site_headers) {
${[...lines, ...types, ...blocks].join('\n')}
}

{$SITE_ADDRESS} {
  root * {$SITE_ROOT}

  @endpoints path_regexp ${quoted(ENDPOINT_PATHS)}
  handle @endpoints {
    request_body {
      max_size ${BODY_LIMIT}
    }
    # Where npm start listens.
    reverse_proxy {$SITE_ENDPOINTS:127.0.0.1:4321}
  }

  # One address a page: no final slash.
  @slash path_regexp ^/.+/$
  handle @slash {
    route {
      uri strip_suffix /
      redir {uri} 308
    }
  }

${moved.map(([from, to]) => `  handle ${from} {\n    import site_headers\n    route {\n      rewrite * ${to}\n      redir {uri} 301\n    }\n  }\n\n`).join('')}  handle {
    route {
      @hidden path_regexp ${quoted(withoutLookahead(`${NOT_FOR_VISITORS}|\\.html$|^(?:/(?:fr|en))?/404$`))}
      error @hidden 404
      import site_headers
      try_files {path} {path}.html
      file_server {
        precompressed br gzip
      }
    }
  }

  handle_errors {
    route {
      @english path /en /en/*
      @french not path /en /en/*
      rewrite @english /en/404.html
      rewrite @french /fr/404.html
      import site_headers
      file_server {
        precompressed br gzip
      }
    }
  }
}
`;
}

/** Go's expressions cannot look ahead; \`.well-known\` is the only folder of its kind that starts with a w. */
function withoutLookahead(expression: string): string {
  return expression.replace('(?!well-known/)', '[^w]');
}
