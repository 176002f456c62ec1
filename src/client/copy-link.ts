/**
 * Buttons that copy this page's address: shown where the browser can copy, and saying so when it has. Without script
 * the headings are links to themselves, which any browser copies.
 */
export function offerCopying(selector: string): void {
  if (!('clipboard' in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) {
    button.dataset['ready'] = '';
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    button.textContent = button.dataset['copied'] ?? button.textContent;
  } catch {
    button.hidden = true; // the browser refuses: the address bar is still there
  }
}
