/** Returns the first part of a stream, and the whole stream. */
export async function peek<Part>(parts: AsyncIterable<Part>) {
  const iterator = parts[Symbol.asyncIterator]();
  const start = await iterator.next();
  async function* all() {
    for (let { value, done } = start; done !== true; { value, done } = await iterator.next()) yield value;
  }
  const first = start.done === true ? undefined : start.value;
  return [first, all()] as const;
}
