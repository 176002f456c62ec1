import { useState, type ComponentType, type ReactNode } from 'react';
import { ApproachContext, type Approach } from './approach.ts';

type Shown = ComponentType<{ approach: Approach }>;

/**
 * Tooltips that share one bubble and its delays: once inside an island, around all that it has. What places the bubble
 * is fetched when the visitor first comes near; without it the page still says everything.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [approach, setApproach] = useState<Approach>();
  const [Shown, setShown] = useState<Shown>();

  const onApproach = (next: Approach) => {
    setApproach(next);
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
