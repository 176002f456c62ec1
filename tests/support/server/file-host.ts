import { createServer, type Server } from 'node:http';
import { send } from '@fastify/send';

/** Makes a server that runs nothing, as hosts of files do: pages lie in `.html` files, unknown paths get `404.html`. */
export function createFileHost(folder: string): Server {
  const options = { root: folder, extensions: ['html'] };
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const found = await send(request, pathname, options);
    const { headers, stream } = found.statusCode === 404 ? await send(request, '/404.html', options) : found;
    response.writeHead(found.statusCode, headers);
    stream.pipe(response);
  });
}
