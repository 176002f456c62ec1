import { useEffect, type RefObject } from 'react';
import { $toasts } from '#state/toasts.ts';

/** Returns the focus back to where it came from when the toast that holds it goes. */
export function useFocusBack(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    let cameFrom: HTMLElement | undefined;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) cameFrom = relatedTarget;
    };
    element?.addEventListener('focusin', onFocus);
    const stop = $toasts.listen((toasts) => {
      const isAnyOpen = toasts.some(({ state }) => state === 'open');
      if (!isAnyOpen && element?.contains(document.activeElement))
        (cameFrom ?? document.querySelector('main'))?.focus();
    });
    return () => {
      element?.removeEventListener('focusin', onFocus);
      stop();
    };
  }, [region]);
}
