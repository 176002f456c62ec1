/** Raised when the server answered, but not with what was asked for. */
export class AnswerError extends Error {
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

/** Whether asking again may help: the network failed, or the server was busy or broken, not the question. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof AnswerError)
    return error.status >= 500 || error.status === 429 || error.status === 408;
  return error instanceof TypeError; // what `fetch` throws when no answer came
}
