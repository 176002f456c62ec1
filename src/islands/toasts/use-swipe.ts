import { useRef, type PointerEvent } from 'react';

const THRESHOLD_PX = 50;

/** Handlers of a horizontal swipe; a shorter one moves the element back. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);

  function end({ currentTarget, clientX }: PointerEvent<HTMLElement>, isSwipe: boolean) {
    if (start.current === null) return;
    const distance = clientX - start.current;
    start.current = null;
    currentTarget.removeAttribute('data-held');
    if (isSwipe && Math.abs(distance) > THRESHOLD_PX) onSwipe();
    else move(currentTarget, 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (isOnButton || !event.isPrimary || event.button !== 0) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.setAttribute('data-held', '');
    },
    onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
      if (start.current !== null) move(currentTarget, clientX - start.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

function move(element: HTMLElement, distance: number): void {
  element.style.setProperty('translate', `${distance}px`);
}
