import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a connection that brings a request before its last one is answered (HTTP pipelining): a client that reads
 * nothing would fill the memory with answers. Browsers and the proxies in use never send ahead.
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
