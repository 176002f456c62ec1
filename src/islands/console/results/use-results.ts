import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import { rank } from '../../../scoring/ranking.ts';
import { $samples, $view } from '../../../stores/console.ts';

/**
 * The results, as the view asks for them, in their groups. They may lag behind it by a moment: what was pressed
 * answers first, and a next press or letter interrupts them.
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
