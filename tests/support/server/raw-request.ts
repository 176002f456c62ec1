import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  readonly all: string;
}

/** Sends bytes that no client library would, and reads until the answer is complete or the server closes. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += String(chunk);
      // An answer that keeps its connection open is complete once its length is there.
      if (isComplete(received)) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(parse(received)));
  });
}

function isComplete(received: string): boolean {
  const { headers, body, status } = parse(received);
  const length = headers.get('content-length');
  return status === 204 || (length !== undefined && body.length >= Number(length));
}

function parse(all: string): RawAnswer {
  const [head = '', ...rest] = all.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const status = rest.length === 0 ? 0 : Number(first.split(' ')[1] ?? 0);
  return { status, headers: new Map(headers), body: rest.join('\r\n\r\n'), all };
}
