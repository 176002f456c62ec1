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

/** Stores a text in place of the one before, in the first storage that the browser allows. */
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

/** Removes the record: a full storage still holds the choice before. */
function forget(open: () => Storage): void {
  try {
    open().removeItem(KEY);
  } catch {
    // blocked: it holds nothing
  }
}
