import { escapeCharacter, HIDDEN } from './escape-controls.ts';

export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Writes an event, named `area.what_happened`, as a line of JSON to the error output. */
export function logEvent(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  process.stderr.write(`${line.replace(HIDDEN, escapeCharacter)}\n`);
}

/** Describes an error by its name, code and stack. Leaves out its message, which may quote a visitor. */
export function describeError(error: unknown): LogFields & { readonly stack?: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '', code }: NodeJS.ErrnoException = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, ...(code !== undefined && { code }), stack: frames.slice(0, 8).map((line) => line.trim()) };
}
