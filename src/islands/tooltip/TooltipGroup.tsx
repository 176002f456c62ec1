import { FloatingDelayGroup } from '@floating-ui/react';
import type { ReactNode } from 'react';

/** Rest of the pointer before a tooltip shows, in milliseconds. Focus shows it at once. */
const DELAY_MS = 700;

/** For this long after one has closed, its neighbours show without waiting. */
const SKIP_DELAY_MS = 300;

/** Neighbouring tooltips, which share their delays: once inside an island, around all that it has. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <FloatingDelayGroup delay={{ open: DELAY_MS, close: 0 }} timeoutMs={SKIP_DELAY_MS}>
      {children}
    </FloatingDelayGroup>
  );
}
