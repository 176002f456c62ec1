import { useEffect, useState, type FocusEvent } from 'react';

/** Pauses toasts under the pointer, with the focus or in a hidden page. `isEmpty`: no toast is shown. */
export function usePause(isEmpty: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const update = () => setAway(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  // An element that is removed sends no leave or blur event.
  if (isEmpty && (isHovered || isFocused)) {
    setHovered(false);
    setFocused(false);
  }
  return {
    isPaused: isHovered || isFocused || isAway,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
