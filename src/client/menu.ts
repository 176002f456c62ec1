/** Closes the menu on Escape, and when the focus or a press leaves it, since it would cover the focus. */
export function closeMenuOnLeave(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu');
  if (menu === null) return;
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  menu.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget));
  // Safari does not focus a button that is pressed.
  document.addEventListener('click', ({ target }) => closeOutside(target));
}
