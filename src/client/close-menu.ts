/**
 * Closes the menu of narrow screens on Escape, which gives the focus back to its button, and when the focus goes
 * elsewhere: what it covers must not have the focus unseen.
 */
export function closeMenu(): void {
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
