/** A proxy before a server, which can fall silent: connections stay open, and nothing passes any more. */
import { connect, createServer, type Socket } from 'node:net';
import { listen } from './ports.ts';

/** A running proxy. */
export interface SilentProxy {
  readonly port: number;
  /** Nothing passes any more on the connections that there are, as after a failover; new ones work. */
  readonly silence: () => void;
  /** Nothing passes on any connection, new ones included, as when the server is stopped; `thaw` lets all of it pass. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** How many connections were made so far. */
  readonly connections: () => number;
  readonly stop: () => void;
}

/** Starts a proxy to a port of this machine. */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
  const pairs = new Map<Socket, Socket>();
  let count = 0;
  let isFrozen = false;
  const server = createServer({ allowHalfOpen: true }, (inner) => {
    count += 1;
    const outer = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      pairs.set(from, to);
      from.on('error', () => to.destroy());
      if (!isFrozen) from.pipe(to);
    }
  });
  const stall = () => {
    for (const socket of pairs.keys()) socket.unpipe().pause();
  };
  return {
    port: await listen(server),
    silence() {
      stall();
      pairs.clear();
    },
    freeze() {
      isFrozen = true;
      stall();
    },
    thaw() {
      isFrozen = false;
      for (const [from, to] of pairs) from.pipe(to);
    },
    connections: () => count,
    stop() {
      for (const socket of pairs.keys()) socket.destroy();
      server.close();
    },
  };
}
