import {
  autoUpdate,
  flip,
  FloatingDelayGroup,
  offset,
  safePolygon,
  shift,
  useDelayGroup,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
  type OpenChangeReason,
} from '@floating-ui/react';
import { cloneElement, useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../adopt-styles.ts';
import css from './tooltip.css?inline';

adoptStyles(css);

/** Rest of the pointer before a tooltip shows, in milliseconds. Focus shows it at once. */
const DELAY = { open: 700, close: 0 } as const;

/** For this long after one has closed, its neighbours show without waiting, in milliseconds. */
const SKIP_DELAY_MS = 300;

const MIDDLEWARE = [offset(8), flip(), shift({ padding: 8 })];

/** Tooltips that share their delays: once inside an island, around all that it has. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <FloatingDelayGroup delay={DELAY} timeoutMs={SKIP_DELAY_MS}>
      {children}
    </FloatingDelayGroup>
  );
}

interface Props {
  /** Id of the element that holds the text on the page: a tooltip is a nearer copy of it, never the only one. */
  copyOf: string;
  /** Control that it explains: a link, a button or a field, which can take the focus. */
  children: ReactElement<Record<string, unknown>>;
}

/** Shows beside its child, on hover and on focus, what the page says further away. Inside a `TooltipGroup`. */
export function Tooltip({ copyOf, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const onOpenChange = (next: boolean, event?: Event, reason?: OpenChangeReason) => {
    if (reason === 'escape-key') event?.preventDefault(); // a dialog around it stays open
    setOpen(next);
  };
  const { refs, elements, context, floatingStyles } = useFloating({
    open: isOpen,
    onOpenChange,
    placement: 'top',
    strategy: 'fixed',
    middleware: MIDDLEWARE,
    whileElementsMounted: autoUpdate,
  });
  const { delay } = useDelayGroup(context);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay, mouseOnly: true, move: false, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context, { capture: { escapeKey: true } }),
    useRole(context, { role: 'tooltip' }),
  ]);
  const own = children.props['aria-describedby'];
  const { 'aria-describedby': describedBy, ...reference } = getReferenceProps(children.props);
  const text = isOpen && document.getElementById(copyOf)?.textContent?.trim();

  // In the top layer: above dialogs, and cut by nothing. A browser without popovers shows it in place.
  const attach = useCallback(
    (bubble: HTMLElement | null) => {
      refs.setFloating(bubble);
      if (bubble && 'showPopover' in bubble) bubble.showPopover();
    },
    [refs],
  );

  return (
    <>
      {cloneElement(children, {
        ...reference,
        ref: refs.setReference,
        'aria-describedby': [...new Set([own, describedBy])].filter(Boolean).join(' ') || undefined,
      })}
      {text &&
        createPortal(
          <span
            ref={attach}
            className="tooltip"
            popover="manual"
            {...getFloatingProps({ style: floatingStyles })}
          >
            {text}
          </span>,
          // In the dialog around the anchor: what is outside of one that is open can be neither hovered nor read.
          elements.domReference?.closest('dialog, main') ?? document.body,
        )}
    </>
  );
}
