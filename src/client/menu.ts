/**
 * Closes the menu of narrow screens on Escape, which returns the focus to its button, and when the focus leaves it: the
 * menu covers what comes next, and the focus must not be hidden.
 */
export function closeMenuOnLeave(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu');
  menu?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
}
