/** How often a failed request is tried again. */
const RETRIES = 3;

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** How long an answer is good, in milliseconds. */
const CACHE_MS = 300_000;

/** Loads data; one call serves all concurrent requests of a key. */
type Load<Data> = (signal: AbortSignal) => Promise<Data>;

/** A request: its answer, and its number of waiting callers. */
interface Entry {
  readonly answer: Promise<unknown>;
  readonly abort: AbortController;
  waiting: number;
  freshUntil: number;
}

const entries = new Map<string, Entry>();

/**
 * Loads the data of a key: an answer is cached for five minutes, a request under way is shared, a failure is retried
 * three times. Rejects when `signal` aborts. The request is aborted when no caller waits for it any more, or when the
 * visitor leaves the page. The same key must always come with the same kind of `load`.
 */
export async function query<Data>(key: string, load: Load<Data>, signal?: AbortSignal): Promise<Data> {
  signal?.throwIfAborted();
  const entry = freshEntry(key) ?? ask(key, load);
  entry.waiting += 1;
  try {
    return (await Promise.race([entry.answer, aborted(signal)])) as Data; // the key stands for the type
  } finally {
    entry.waiting -= 1;
    if (entry.waiting === 0 && entry.freshUntil === Infinity) forget(key, entry);
  }
}

function freshEntry(key: string): Entry | undefined {
  const entry = entries.get(key);
  return entry && entry.freshUntil > Date.now() ? entry : undefined;
}

function ask(key: string, load: Load<unknown>): Entry {
  const abort = new AbortController();
  const entry: Entry = { answer: retry(load, abort.signal), abort, waiting: 0, freshUntil: Infinity };
  entries.set(key, entry);
  entry.answer.then(
    () => (entry.freshUntil = Date.now() + CACHE_MS),
    () => forget(key, entry),
  );
  globalThis.addEventListener?.('pagehide', () => abort.abort(), { once: true, signal: abort.signal });
  return entry;
}

async function retry(load: Load<unknown>, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(signal);
    } catch (error) {
      if (signal.aborted || attempt === RETRIES || !isWorthRetrying(error)) throw error;
    }
    await wait(backoffMs(attempt), signal);
  }
}

function forget(key: string, entry: Entry): void {
  if (entries.get(key) === entry) entries.delete(key);
  entry.abort.abort();
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Raised when the server's answer is not the data asked for. */
class AnswerError extends Error {
  override name = 'AnswerError';
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.status = status;
  }
}

/** Asks for JSON and checks it: `parse` gives it its type, or throws. */
export async function getJson<Data>(
  path: string,
  parse: (content: unknown) => Data,
  signal: AbortSignal,
): Promise<Data> {
  const response = await fetch(path, { headers: { Accept: 'application/json' }, signal });
  if (!response.ok) throw new AnswerError(response.status);
  return parse(await response.json());
}

/**
 * Whether a retry may help: the network failed, or the server was busy or broken, and the request itself was
 * right.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof AnswerError)
    return error.status >= 500 || error.status === 429 || error.status === 408;
  return error instanceof TypeError; // what `fetch` throws when no answer came
}

/** How long to wait before retry `attempt` (from 0): doubling, between half and all of it, 30 s at most. */
export function backoffMs(attempt: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random / 2);
}

/** Waits, or throws the reason of the abort as soon as there is one. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
