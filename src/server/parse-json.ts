/** What a body says in JSON; `undefined` when it is none, or not in UTF-8, which no schema accepts. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
