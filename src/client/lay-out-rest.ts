/**
 * Lays out what `styles/base.css` leaves for after a phone's first paint, one part a frame: a visitor who does something
 * meanwhile waits for one part, not for the page. Of all parts: a window that becomes a phone's later has them, too.
 */
export function layOutRest(): void {
  const parts = document.querySelectorAll<HTMLElement>('main > *, .below, .footer').values();
  const next = () => {
    const { value } = parts.next();
    if (value === undefined) return;
    value.style.contentVisibility = 'visible';
    requestAnimationFrame(next);
  };
  next();
}
