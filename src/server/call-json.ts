import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

const ANSWER_MS = 10_000;

/** Bytes of an answer that are read: enough for a code or an id. */
const READ_BYTES = 65_536;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Makes one call; follows no redirect. Rejects when there is no answer. */
export async function callJson(
  url: string,
  { method = 'POST', body = '', headers = {} }: Call,
  answerMs = ANSWER_MS,
): Promise<Answer> {
  const target = new URL(url);
  const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
    method,
    agent: false,
    signal: AbortSignal.timeout(answerMs),
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

/** Reads an answer up to the limit, then closes the connection. */
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
    // The status is known; a broken body does not change it.
  }
  response.destroy();
  return Buffer.concat(chunks).toString('utf8', 0, READ_BYTES);
}
