/** Alt+M moves the focus to the main content. By the key's place, because Alt changes what it types on a Mac. */
export function listenForMainShortcut(): void {
  addEventListener('keydown', (event) => {
    if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('main')?.focus();
  });
}
