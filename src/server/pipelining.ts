import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Closes a connection that sends requests ahead: if it reads nothing, answers would fill the memory. */
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
