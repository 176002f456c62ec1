/** Patterns of texts that tests read from the messages: any space stands for any other, as where a page sets its own. */

/** Text that something begins with; of a message that the page fills, what stands before its first value. */
export function beginning(text: string): RegExp {
  const [start = ''] = text.split('{{');
  return new RegExp(`^${pattern(start)}`);
}

export function ending(text: string): RegExp {
  return new RegExp(`${pattern(text)}$`);
}

function pattern(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
}
