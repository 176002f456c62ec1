/** Name under which a refusal to be counted is kept, which the privacy page says. */
const KEY = 'audience';

/** Holds while the page does, should the storage be full. */
let isRefusedHere = false;

/** Tells a visitor who refuses to be counted by a tool that needs no consent; anyone, where no refusal can be kept. */
export function isOptedOut(): boolean {
  try {
    return isRefusedHere || localStorage.getItem(KEY) === 'refused';
  } catch {
    return true; // storage blocked
  }
}

/**
 * Shows in the page, where it has the parts `data-audience` (`counted`, `refused`), the one that holds, and follows its
 * button and the other tabs. `onChange` is called after each change.
 */
export function offerOptOut(onChange: () => void): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-audience]')];
  const show = () => {
    for (const part of parts) part.hidden = isOptedOut() !== (part.dataset['audience'] === 'refused');
  };
  for (const part of parts)
    part.querySelector('button')?.addEventListener('click', () => {
      keep(part.dataset['audience'] === 'counted');
      show();
      parts
        .find(({ hidden }) => !hidden)
        ?.querySelector('button')
        ?.focus();
      onChange();
    });
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    show();
    onChange();
  });
  show();
}

function keep(isRefused: boolean): void {
  isRefusedHere = isRefused;
  try {
    if (isRefused) localStorage.setItem(KEY, 'refused');
    else localStorage.removeItem(KEY);
  } catch {
    // blocked or full: nobody is counted in this page
  }
}
