import { FormAnswerSchema, type FormAnswer } from '#schemas/forms/form-answer.ts';

/** In milliseconds; longer than the server's own time-out. */
const TIMEOUT_MS = 15_000;

/** Result of sending a form: the answer, or why there is none. */
export type PostResult = (FormAnswer | { readonly status: 'offline' | 'timeout' | 'failed' }) & {
  readonly waitS?: number | undefined;
};

/** Sends a form as a browser would, with JSON as the accepted answer. Never throws. */
export async function postForm(
  action: string,
  body: URLSearchParams,
  credentials: RequestCredentials = 'same-origin',
): Promise<PostResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials,
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const answer = FormAnswerSchema.safeParse(await response.json().catch(() => undefined));
    return {
      ...(answer.data ?? { status: 'failed' }),
      waitS: parseRetryAfter(response.headers.get('Retry-After')),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { status: 'timeout' };
    return { status: navigator.onLine ? 'failed' : 'offline' };
  }
}

/** Retry-After is a number of seconds or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
