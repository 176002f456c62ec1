/** Moves the focus to the main content on Alt+M, by the letter of any keyboard layout; on a Mac, Alt+M types µ. */
export function focusMainOnShortcut(): void {
  addEventListener('keydown', (event) => {
    if (!/^[mµ]$/i.test(event.key) || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('main')?.focus();
  });
}
