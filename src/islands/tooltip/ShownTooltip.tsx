import { autoUpdate, flip, offset, safePolygon, shift, useFloating, useHover } from '@floating-ui/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../adopt-styles.ts';
import type { Approach } from './approach.ts';
import css from './tooltip.css?inline';
import { usePlacedOnTop } from './use-placed-on-top.ts';

adoptStyles(css);

/** Rest of the pointer before a tooltip shows, in milliseconds. Focus shows it at once. */
const DELAY_MS = 700;

/** For this long after one has closed, its neighbours show without waiting. */
const SKIP_DELAY_MS = 300;

/** The bubble of what the visitor came near to last. */
export function ShownTooltip({ approach }: { approach: Approach }) {
  const { anchor, copyOf } = approach;
  const id = useId();
  // The anchor that it was opened for: it closes by itself when the visitor comes near another.
  const [opened, setOpened] = useState<HTMLElement>();
  const text = opened === anchor ? textOf(copyOf) : undefined;
  const open = text !== undefined;
  const closedAt = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (isOpen: boolean) => {
    clearTimeout(timer.current);
    if (!isOpen && opened) closedAt.current = performance.now();
    setOpened(isOpen ? anchor : undefined);
  };
  const { refs, elements, context, x, y } = useFloating({
    open,
    // What watches the pointer on its way out of the anchor before may still want to close: not while it is on this one.
    onOpenChange: (isOpen) => (isOpen || !anchor.matches(':hover')) && show(isOpen),
    elements: { reference: anchor },
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(8), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  // With a rest and no movements to wait for, it only closes: the approach opens, for it may have been before this code came.
  useHover(context, { restMs: 1, move: false, handleClose: safePolygon() });

  useEffect(() => {
    const isNear = approach.how === 'focus' ? anchor.matches(':focus') : anchor.matches(':hover');
    const isWarm = opened !== undefined || performance.now() - closedAt.current < SKIP_DELAY_MS;
    const delay = approach.how === 'focus' || isWarm ? 0 : DELAY_MS;
    if (isNear)
      timer.current = setTimeout(() => context.onOpenChange(true, new MouseEvent('mouseenter')), delay);
    const leave = () => show(false);
    const cancel = () => clearTimeout(timer.current);
    anchor.addEventListener('blur', leave);
    anchor.addEventListener('mouseleave', cancel);
    return () => {
      cancel();
      anchor.removeEventListener('blur', leave);
      anchor.removeEventListener('mouseleave', cancel);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an approach is answered once, as things stood when it came
  }, [approach]);

  useDescription(anchor, open ? id : undefined);
  usePlacedOnTop(elements.floating, x, y);
  useEscape(open, () => show(false));

  if (!open) return null;
  // In the dialog around the anchor: what is outside of one that is open can be neither hovered nor read.
  return createPortal(
    <span id={id} ref={refs.setFloating} className="tooltip" role="tooltip" popover="manual">
      {text}
    </span>,
    anchor.closest('dialog, main') ?? document.body,
  );
}

function textOf(id: string): string | undefined {
  const text = document.getElementById(id)?.textContent?.trim();
  return text === '' ? undefined : text;
}

/** Adds the bubble to what describes its anchor. */
function useDescription(anchor: HTMLElement, id: string | undefined): void {
  useLayoutEffect(() => {
    if (id === undefined) return;
    const others = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', others === null ? id : `${others} ${id}`);
    return () => {
      if (others === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', others);
    };
  }, [anchor, id]);
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
