/** Reads a stored value as plain text: tags stripped, trimmed. `null` when absent or when storage is blocked. */
export function readStored(key: string): string | null {
  try {
    const value = localStorage.getItem(key);
    return value === null ? null : value.replace(/<[^>]*>/g, '').trim();
  } catch {
    return null; // storage blocked by the browser or by the visitor
  }
}

/** Stores a value, stripped of tags and trimmed. Where storage is blocked the choice lasts as long as the page. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value.replace(/<[^>]*>/g, '').trim());
  } catch {
    // storage blocked or full: nothing that the visitor typed is lost
  }
}
