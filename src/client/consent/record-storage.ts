/** Where the record is kept; named on the privacy page. */
export const KEY = 'consent';

/** Read in this order. Opening either throws where the browser blocks storage. */
const STORAGES = [() => localStorage, () => sessionStorage];

/** Where both are blocked, the choice lasts as long as the page. */
let memory: string | null = null;

/** The text that was kept, `null` without one. */
export function recall(): string | null {
  for (const open of STORAGES) {
    try {
      const text = open().getItem(KEY);
      if (text !== null) return text;
    } catch {
      // blocked: the next one
    }
  }
  return memory;
}

/** Keeps a text in place of the one before, wherever the browser lets us. */
export function keep(text: string): void {
  memory = text;
  for (const open of STORAGES) {
    try {
      open().setItem(KEY, text);
      memory = null;
      return;
    } catch {
      forget(open);
    }
  }
}

/** A full storage still holds the choice before, which must not come back. */
function forget(open: () => Storage): void {
  try {
    open().removeItem(KEY);
  } catch {
    // blocked: it holds nothing
  }
}
