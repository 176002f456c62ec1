/** Fields of a log line: facts about the server, never about a visitor. */
export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Writes one event as one line of JSON on the error output, where it cannot mix with a command's result. */
export function logEvent(event: string, fields: LogFields = {}): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
}
