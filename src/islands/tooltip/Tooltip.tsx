import { cloneElement, useContext, type FocusEvent, type PointerEvent, type ReactElement } from 'react';
import { ApproachContext } from './approach.ts';

interface Props {
  /** Id of the element that holds the text on the page: a tooltip is a nearer copy of it, never the only one. */
  copyOf: string;
  /** What it explains: a link, a button or a field, which can take the focus. */
  children: ReactElement<Record<string, unknown>>;
}

/** Shows beside its child, on hover and on focus, what the page says further away. Inside a `TooltipGroup`. */
export function Tooltip({ copyOf, children }: Props) {
  const approach = useContext(ApproachContext);
  return cloneElement(children, {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      // A finger that touches does not hover.
      if (pointerType === 'mouse') approach({ anchor: currentTarget, copyOf, how: 'hover' });
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) approach({ anchor: currentTarget, copyOf, how: 'focus' });
    },
  });
}
