import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Has a server listen on a free port of this machine; gives the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Port of this machine that nothing listens on, for programs that cannot say which they took. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
