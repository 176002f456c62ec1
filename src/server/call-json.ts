const ANSWER_MS = 10_000;

/** Bytes of an answer that are read: enough for a code or an id. */
const READ_BYTES = 65_536;

export interface Call {
  readonly method?: 'POST' | 'PUT';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Makes one call on a new connection; follows no redirect. Rejects when there is no answer. */
export async function callJson(
  url: string,
  { method = 'POST', body = '', headers = {} }: Call,
  answerMs = ANSWER_MS,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMs),
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'site-leads',
      Connection: 'close',
      ...headers,
    },
  });
  return { status: response.status, headers: response.headers, text: await readSome(response) };
}

/** Reads an answer up to the limit, then closes the connection. */
async function readSome({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > READ_BYTES) break;
    }
  } catch {
    // The status is known; a broken body does not change it.
  }
  return Buffer.concat(chunks).toString('utf8', 0, READ_BYTES);
}

/** Returns the reason why there was no answer, without anything that was sent. */
export function callErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  const { cause = error } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
