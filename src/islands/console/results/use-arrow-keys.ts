import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** By how many rows a key moves; `Infinity` is to the end. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Makes a table one tab stop (roving tabindex): arrows, Home and End change the row within a column. */
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
