const MOST_REMEMBERED = 10_000;

/** Remembers the values of a parser, so that a million rows of few different texts share them. */
export function memoize<Value>(parse: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size > MOST_REMEMBERED) known.clear();
    const value = parse(text);
    known.set(text, value);
    return value;
  };
}
