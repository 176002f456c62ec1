import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { restoreControls, readControls } from '#client/restore-controls.ts';

/**
 * Begins an island in the browser, for Astro. React takes over the HTML of the build where it finds it as it was built.
 * Where somebody else has changed it (a translator, a password manager, a spelling checker), React draws the island
 * anew, and what the visitor typed, chose, selected and had the focus on is carried over in the same task, so that
 * nothing comes between. Such a difference is mended and no error.
 */
export default (island: HTMLElement) => (component: ComponentType, props: Record<string, unknown>) => {
  const before = readControls(island);
  const options = { identifierPrefix: island.getAttribute('prefix') ?? '', onRecoverableError: () => {} };
  flushSync(() => hydrateRoot(island, createElement(component, props), options));
  restoreControls(before, island);
};
