import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How much is parsed before looking whether a request waits already, in bytes. */
const PIECE = 512;

/** How long requests that were sent ahead are worked on before all others come, in milliseconds. */
const TURN_MS = 5;

/** What a connection has to do, in order. */
interface Line {
  readonly parse: Parse;
  /** Requests behind the one that is worked on. */
  readonly waiting: [IncomingMessage, ServerResponse][];
  isBusy: boolean;
  /** What was received and not parsed yet. */
  unread: Buffer | undefined;
  /** Nothing more is to be parsed. */
  isOver: boolean;
}

type Parse = (bytes: Buffer) => void;

/**
 * Makes a server work on one request of a connection at a time. By itself Node parses and announces all that a client
 * sent ahead (pipelining), a thousand requests in one turn of the event loop, while every other visitor waits. Here a
 * connection is parsed and read no further until the request in hand is answered and its answer taken, and those that
 * were sent ahead share five milliseconds of each turn.
 */
export function oneAtATime(server: Server, listener: RequestListener): void {
  const lines = new WeakMap<Socket, Line>();
  const inTurn = createTurns();

  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data') as Parse[]; // the server's own, added just before
    if (parse === undefined) throw new Error('This version of Node reads its connections in another way.');
    const line: Line = { parse, waiting: [], isBusy: false, unread: undefined, isOver: false };
    lines.set(socket, line);
    socket.on('data', (bytes: Buffer) => {
      line.unread = line.unread === undefined ? bytes : Buffer.concat([line.unread, bytes]);
      read(socket, line);
    });
    socket.off('data', parse);
  });

  server.on('request', (request, response) => {
    const line = lines.get(request.socket);
    if (line === undefined) listener(request, response);
    else if (line.isBusy || line.waiting.length > 0) line.waiting.push([request, response]);
    else begin(line, request, response);
  });

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    response.on('close', () => {
      line.isBusy = false;
      if (line.waiting.length > 0 || line.unread !== undefined) inTurn(() => next(request.socket, line));
    });
    listener(request, response);
  }

  function next(socket: Socket, line: Line): void {
    if (socket.destroyed || line.isBusy) return;
    const first = line.waiting.shift();
    if (first !== undefined) return begin(line, ...first);
    read(socket, line);
    if (line.waiting.length === 0) socket.resume();
  }

  // Neither a tunnel (CONNECT) nor what follows an error is parsed here.
  for (const event of ['connect', 'clientError'] as const)
    server.prependListener(event, (_: unknown, socket: Socket) => {
      const line = lines.get(socket);
      if (line !== undefined) line.isOver = true;
    });
}

/** Parses what was received, until a request waits behind another. */
function read(socket: Socket, line: Line): void {
  while (line.unread !== undefined && line.waiting.length === 0 && !line.isOver && !socket.writableEnded) {
    const { unread } = line;
    const isLast = unread.length <= PIECE;
    line.unread = isLast ? undefined : unread.subarray(PIECE);
    line.parse.call(socket, isLast ? unread : unread.subarray(0, PIECE));
  }
  if (line.waiting.length > 0) socket.pause();
}

/** Runs what it is given in order, some of it in each turn of the event loop. */
function createTurns(): (work: () => void) => void {
  const due: (() => void)[] = [];
  let isScheduled = false;

  function turn(): void {
    const end = performance.now() + TURN_MS;
    do due.shift()?.();
    while (due.length > 0 && performance.now() < end);
    isScheduled = due.length > 0;
    if (isScheduled) setImmediate(turn);
  }

  return function inTurn(work) {
    due.push(work);
    if (!isScheduled) setImmediate(turn);
    isScheduled = true;
  };
}
