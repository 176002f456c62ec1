import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDelayGroup,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { cloneElement, useEffect, useState, type ReactElement } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import css from './tooltip.css?inline';
import { usePlacedOnTop } from './use-placed-on-top.ts';

interface Props {
  /** Id of the element that holds the text on the page: a tooltip is a nearer copy of it, never the only one. */
  copyOf: string;
  /** What it explains: a link, a button or a field, which can take the focus. */
  children: ReactElement<Record<string, unknown>>;
}

/** Shows beside its child, on hover and on focus, what the page says further away. Inside a `TooltipGroup`. */
export function Tooltip({ copyOf, children }: Props) {
  const [text, setText] = useState<string>();
  const setOpen = (isOpen: boolean) => setText(isOpen ? textOf(copyOf) : undefined);
  const open = text !== undefined;
  const {
    refs: { setReference, setFloating },
    elements,
    context,
    x,
    y,
  } = useFloating({
    open,
    onOpenChange: setOpen,
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(8), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { delay } = useDelayGroup(context);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay, mouseOnly: true, move: false, handleClose: safePolygon() }),
    useFocus(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  useEffect(() => adoptStyles(css), []);
  usePlacedOnTop(elements.floating, x, y);
  useEscape(open, () => setText(undefined));

  return (
    <>
      {cloneElement(children, getReferenceProps({ ref: setReference, ...children.props }))}
      {open && (
        <span ref={setFloating} className="tooltip" popover="manual" {...getFloatingProps()}>
          {text}
        </span>
      )}
    </>
  );
}

function textOf(id: string): string | undefined {
  const text = document.getElementById(id)?.textContent?.trim();
  return text === '' ? undefined : text;
}

/** Before anything else hears it: a dialog around the tooltip stays open. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  });
}
