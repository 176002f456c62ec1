import { createContext } from 'react';

/** The visitor coming near something that has a tooltip. */
export interface Approach {
  readonly anchor: HTMLElement;
  /** Id of the element whose text the tooltip copies. */
  readonly copyOf: string;
  readonly how: 'hover' | 'focus';
}

/** Tells the group that surrounds a tooltip. */
export const ApproachContext = createContext<(approach: Approach) => void>(() => undefined);
