import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { send } from '@fastify/send';

/** Creates a server that runs nothing, as hosts of files do: pages are `.html` files, unknown paths get `404.html`. */
export function createFileHost(folder: string): Server {
  const options = { root: folder };
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    // A page comes before a folder of the same name.
    const file = existsSync(`${folder}${pathname}.html`) ? `${pathname}.html` : pathname;
    const found = await send(request, file, options);
    const { headers, stream } = found.statusCode === 404 ? await send(request, '/404.html', options) : found;
    response.writeHead(found.statusCode, headers);
    stream.pipe(response);
  });
}
