import { escapeOf, HIDDEN } from './escape-controls.ts';

/** Fields of a log line: facts about the server, never about a visitor. */
export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * Writes one event as one line of JSON on the error output, where it cannot mix with a command's result. Control and
 * bidirectional characters are escaped as JSON has them, so that no text acts on the terminal that shows the line.
 */
export function logEvent(event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), event, ...fields });
  process.stderr.write(`${line.replace(HIDDEN, escapeOf)}\n`);
}

/** Describes where an error broke and its kind. Not its message, which may quote what a visitor wrote. */
export function describeError(error: unknown): LogFields & { readonly stack?: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '', code }: NodeJS.ErrnoException = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, ...(code !== undefined && { code }), stack: frames.slice(0, 8).map((line) => line.trim()) };
}
