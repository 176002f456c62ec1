const RETRIES = 3;

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Life of an answer, in milliseconds. */
const CACHE_MS = 300_000;

interface Entry {
  readonly answer: Promise<unknown>;
  freshUntil: number;
}

const entries = new Map<string, Entry>();

/**
 * Loads the data of a key: an answer is cached for five minutes, a request under way is shared, a failure is retried
 * three times. The same key must always come with the same kind of `load`.
 */
export async function query<Data>(
  key: string,
  load: () => Promise<Data>,
  signal?: AbortSignal,
): Promise<Data> {
  signal?.throwIfAborted();
  const known = entries.get(key);
  const { answer } = known && known.freshUntil > Date.now() ? known : startRequest(key, load);
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return (await Promise.race([answer, aborted])) as Data; // the key stands for the type
}

function startRequest(key: string, load: () => Promise<unknown>): Entry {
  const entry: Entry = { answer: retry(load), freshUntil: Infinity };
  entries.set(key, entry);
  entry.answer.then(
    () => (entry.freshUntil = Date.now() + CACHE_MS),
    () => entries.delete(key),
  );
  return entry;
}

async function retry(load: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === RETRIES || !isWorthRetrying(error)) throw error;
    }
    await wait(backoffMs(attempt));
  }
}

export class AnswerError extends Error {
  override name = 'AnswerError';
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.status = status;
  }
}

/** Fetches JSON and parses it by its schema. Throws AnswerError for a refused request. */
export async function getJson<Data>(
  path: string,
  schema: { readonly parse: (content: unknown) => Data },
  signal?: AbortSignal,
): Promise<Data> {
  const response = await fetch(path, { headers: { Accept: 'application/json' }, signal: signal ?? null });
  if (!response.ok) throw new AnswerError(response.status);
  return schema.parse(await response.json());
}

/** Returns whether a retry may help: the network failed, or the server was busy or broken. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof AnswerError)
    return error.status >= 500 || error.status === 429 || error.status === 408;
  return error instanceof TypeError; // what `fetch` throws when no answer came
}

/** Exponential back-off before retry `attempt` (from 0), in milliseconds: doubling, with jitter, 30 s at most. */
export function backoffMs(attempt: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random / 2);
}

/** Waits, or throws the reason of the abort as soon as there is one. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
