/** Shows the field that searches the ledger; what is typed leaves the rows that hold every word of it. */
export function startLedger(root: HTMLElement): void {
  const [field, box, status] = [
    root.querySelector('input'),
    root.querySelector<HTMLElement>('.search'),
    root.querySelector<HTMLElement>('[data-found]'),
  ];
  if (!field || !box || !status) return;
  const messages: Readonly<Record<'none' | 'one' | 'many', string>> = JSON.parse(
    status.dataset['found'] ?? '{}',
  );
  const rows = [...root.querySelectorAll('tbody tr')].map((row) => ({ row, text: fold(row.textContent) }));
  box.hidden = false;
  field.addEventListener('input', () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    const found = rows.filter(({ row, text }) => {
      const isFound = words.every((word) => text.includes(word));
      row.toggleAttribute('hidden', !isFound);
      return isFound;
    });
    const message = messages[found.length === 0 ? 'none' : found.length === 1 ? 'one' : 'many'];
    status.textContent = words.length === 0 ? '' : message.replace('{{count}}', String(found.length));
  });
}

/** A text without accents, capitals and the typography of its spaces and apostrophes. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
