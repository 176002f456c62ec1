import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import { rank } from '../../../rules/ranking.ts';
import { $samples, $view } from '../../../stores/console.ts';

/**
 * The results of the view, in their groups. They are deferred: the control that was used is drawn first, and the next
 * input interrupts the ranking.
 */
export function useResults() {
  const view = useStore($view);
  const samples = useStore($samples);
  const tenders = samples?.tenders ?? NONE;
  const profile = useDeferredValue(view.profile);
  const sort = useDeferredValue(view.sort);
  const group = useDeferredValue(view.group);
  const groups = useMemo(() => rank(tenders, profile, sort), [tenders, profile, sort]);
  const shown = useMemo(
    () => groups.filter(({ id, rows }) => rows.length > 0 && (group === 'all' || group === id)),
    [groups, group],
  );
  return { tenders, profile, groups, shown };
}

const NONE: never[] = [];

/** How many tenders are in some groups. */
export function countOf(groups: readonly { readonly rows: readonly unknown[] }[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
