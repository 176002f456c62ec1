/** Patterns of texts that tests read from the messages: any space stands for any other, as where a page sets its own. */

/** A text that something begins with. */
export function beginning(text: string): RegExp {
  return new RegExp(`^${pattern(text)}`);
}

/** A text that something ends with. */
export function ending(text: string): RegExp {
  return new RegExp(`${pattern(text)}$`);
}

function pattern(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
}
