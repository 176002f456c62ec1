import { useLayoutEffect } from 'react';

/**
 * Puts a popover in the top layer, above dialogs and cut by nothing, at a place in the window. Through the style
 * object, because the policy forbids style attributes. A browser without popovers shows it in place.
 */
export function usePlacedOnTop(popover: HTMLElement | null, x: number, y: number): void {
  useLayoutEffect(() => {
    if (popover?.isConnected && 'showPopover' in popover) popover.showPopover();
  }, [popover]);

  useLayoutEffect(() => {
    popover?.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);
  }, [popover, x, y]);
}
