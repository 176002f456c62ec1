/** A host that serves files and runs nothing, as Netlify and Cloudflare do: it obeys `_headers` and `_redirects`. */
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentType } from '../../src/http/content-types.ts';

/** A path with at most one `*`, and what belongs to it. */
type Rule<Value> = readonly [path: string, value: Value];

/** Serves a folder at a port of this machine; returns how to stop. */
export async function startFileHost(folder: string, port: number): Promise<() => Promise<void>> {
  const rules = readHeaders(path.join(folder, '_headers'));
  const fallbacks = readRules(path.join(folder, '_redirects'), '404');
  const moved = readRules(path.join(folder, '_redirects'), '301');
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    // A host without a program has no way to take a post.
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const to = moved.find(([from]) => from === pathname)?.[1];
    if (to !== undefined)
      return void response.writeHead(301, { Location: to.includes('?') ? to : to + search }).end();
    const found = [pathname, `${pathname}.html`, `${pathname}index.html`].find((file) =>
      isFile(folder, file),
    );
    const file = found ?? fallbacks.find(([pattern]) => matches(pattern, pathname))?.[1] ?? '/404.html';
    // What several rules say of one header is joined by a comma.
    for (const [pattern, headers] of rules)
      if (matches(pattern, pathname))
        for (const [name, value] of headers)
          response.setHeader(name, [response.getHeader(name) ?? [], value].flat().join(', '));
    response.setHeader('Content-Type', contentType(file));
    response.writeHead(found === undefined ? 404 : 200).end(readFileSync(path.join(folder, file)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

function isFile(folder: string, file: string): boolean {
  if (/^\/_(?:headers|redirects)$/.test(file)) return false;
  return statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
}

function matches(pattern: string, pathname: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? pattern === pathname : pathname.startsWith(start) && pathname.endsWith(end);
}

function readHeaders(file: string): Rule<readonly [name: string, value: string][]>[] {
  const blocks = readFileSync(file, 'utf8').split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    return [
      pattern,
      lines
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const colon = line.indexOf(': ');
          return [line.slice(0, colon).trim(), line.slice(colon + 2)];
        }),
    ];
  });
}

/** The rules with a status: 404 for pages that unknown paths show, 301 for paths that pages had. */
function readRules(file: string, wanted: string): Rule<string>[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.flatMap((line): Rule<string>[] => {
    const [from = '', to = '', status] = line.split(' ');
    return status === wanted ? [[from, to]] : [];
  });
}
