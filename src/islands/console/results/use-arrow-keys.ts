import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Where a key leads, in rows from the present one; to the first and the last, as far as it takes. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Makes a table one stop of the Tab key: inside it arrows, Home and End change row, and stay in their column. */
export function useArrowKeys() {
  const [active, setActive] = useState<string>();

  function onFocus({ target }: FocusEvent<HTMLTableElement>) {
    setActive(target.closest<HTMLElement>('[data-row]')?.dataset['row']);
  }

  return { active, handlers: { onKeyDown, onFocus } };
}

function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
  const move = MOVES[event.key];
  const { target, currentTarget } = event;
  if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLButtonElement || target instanceof HTMLInputElement)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const from = rows.findIndex((row) => row.contains(target));
  const to = rows[Math.max(0, Math.min(rows.length - 1, from + move))];
  event.preventDefault();
  to?.querySelector<HTMLElement>(target instanceof HTMLInputElement ? 'input' : '.open')?.focus();
}
