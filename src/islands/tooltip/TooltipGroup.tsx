import { useState, type ComponentType, type ReactNode } from 'react';
import { ApproachContext, type Approach } from './approach.ts';

/** An approach, and when it was, by the page's clock in milliseconds. */
export type Dated = Approach & { readonly at: number };

type Shown = ComponentType<{ approach: Dated }>;

/**
 * Tooltips that share one bubble and its delays: once inside an island, around all that it has. What places the bubble
 * is fetched when the visitor first comes near; without it the page still says everything.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [approach, setApproach] = useState<Dated>();
  const [Shown, setShown] = useState<Shown>();

  const onApproach = (next: Approach) => {
    setApproach({ ...next, at: performance.now() });
    if (Shown) return;
    import('./ShownTooltip.tsx').then(
      ({ ShownTooltip }) => setShown(() => ShownTooltip),
      () => undefined, // asked again at the next approach
    );
  };

  return (
    <ApproachContext value={onApproach}>
      {children}
      {Shown && approach && <Shown approach={approach} />}
    </ApproachContext>
  );
}
