import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to `place`, which has a `tabindex` of -1, when the element inside it that had the focus is removed:
 * it would fall to the page otherwise, and the next Tab would begin at the top.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let last: Element | undefined;
    const onFocus = ({ target }: FocusEvent) => (last = target instanceof Element ? target : undefined);
    const observer = new MutationObserver(() => {
      if (last === undefined || last.isConnected) return;
      last = undefined;
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', onFocus);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocus);
    };
  }, [place]);
}
