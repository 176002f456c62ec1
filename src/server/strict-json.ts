/** The deepest nesting and the most names of an object that are read; no form or report comes near either. */
const DEEPEST = 8;
const MOST_NAMES = 50;

/**
 * Reads JSON, and throws a SyntaxError on what other readers may understand otherwise: the same name twice in an
 * object (RFC 8259, section 4), or more levels or names than a form has, which a schema would go through one by one.
 */
export function parseStrictJson(text: string): unknown {
  const value: unknown = JSON.parse(text); // from here on, strings and brackets are known to be closed
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      last = text.slice(at, end + 1);
      at = end;
    } else if (sign === '{' || sign === '[') {
      if (open.push(sign === '{' ? new Set() : undefined) > DEEPEST) throw new SyntaxError('Too deep.');
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ':') {
      const names = open.at(-1);
      const name = String(JSON.parse(last));
      if (names?.has(name)) throw new SyntaxError('A name comes twice.');
      if (names?.size === MOST_NAMES) throw new SyntaxError('Too many names.');
      names?.add(name);
    }
  }
  return value;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
