import { foldText } from '#text.ts';

/**
 * Shows only the terms that hold what is typed, and their letters unfolded; an empty field shows all as they were. The
 * number of terms stands below the field.
 */
export function filterGlossary(field: HTMLInputElement): void {
  const letters = [...document.querySelectorAll<HTMLDetailsElement>('.letter')].map((letter) => ({
    letter,
    isOpen: letter.open,
    entries: [...letter.querySelectorAll<HTMLElement>('dl > div')].map((entry) => ({
      entry,
      text: foldText(entry.textContent),
    })),
  }));
  const index = document.querySelector<HTMLElement>('.letters');
  const status = field.parentElement?.querySelector<HTMLElement>('[role=status]');

  field.addEventListener('input', () => {
    const query = foldText(field.value.trim());
    let count = 0;
    for (const { letter, isOpen, entries } of letters) {
      const found = entries.filter(({ entry, text }) => {
        entry.hidden = !text.includes(query);
        return !entry.hidden;
      });
      count += found.length;
      letter.hidden = found.length === 0;
      letter.open = query === '' ? isOpen : found.length > 0;
    }
    index?.toggleAttribute('hidden', query !== '');
    if (!status) return;
    const { one = '', other = '' } = status.dataset;
    status.textContent = query === '' ? '' : count === 1 ? one : other.replace('0', String(count));
  });
}
