import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPrivate, PrivateAddressError, publicLookup } from './private-addresses.ts';

/** The time that the other side has to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** The part of its answer that is read, in bytes: a code says why it refuses, an id which entry it found. */
const READ_BYTES = 65_536;

/** The other side of a call. */
export interface Receiver {
  readonly url: string;
  /** Says whether an address of the operator's own network is meant. */
  readonly allowPrivate: boolean;
}

/** A call with JSON: a `POST` unless it says otherwise. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to a call. */
export interface Answer {
  readonly status: number;
  /** A header, by its name in small letters. */
  readonly header: (name: string) => string | undefined;
  /** The lines that set cookies. */
  readonly cookies: readonly string[];
  /** The beginning of its body. */
  readonly text: string;
}

/** Calls once; follows no redirection. Rejects when there is no answer. */
export async function callJson(
  { url, allowPrivate }: Receiver,
  { method = 'POST', body = '', headers = {} }: Call,
  answerMs = ANSWER_MS,
): Promise<Answer> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) > 0 && isPrivate(host)) throw new PrivateAddressError();
  const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
    method,
    agent: false,
    signal: AbortSignal.timeout(answerMs),
    ...(!allowPrivate && { lookup: publicLookup }),
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'site-leads',
      ...headers,
    },
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end(body);
  });
  const text = await readSome(response);
  const header = (name: string) => [response.headers[name] ?? []].flat()[0];
  return { status: response.statusCode ?? 0, header, cookies: response.headers['set-cookie'] ?? [], text };
}

/** Lets a normal answer end, and cuts one that does not. */
async function readSome(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes: Buffer = chunk; // no encoding is set
      chunks.push(bytes);
      size += bytes.length;
      if (size > READ_BYTES) break;
    }
  } catch {
    // The status was said; what follows cannot change it.
  }
  response.destroy();
  return Buffer.concat(chunks).toString('utf8', 0, READ_BYTES);
}
