import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a connection that sends a request before the last one is answered (HTTP pipelining): a client that reads nothing
 * would fill the memory with answers. Browsers and common proxies do not pipeline.
 */
export function refusePipelining(listener: RequestListener): RequestListener {
  const answering = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    if (answering.has(socket)) return void socket.destroy();
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
    return listener(request, response);
  };
}
