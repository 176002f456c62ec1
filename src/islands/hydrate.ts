import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes an island over from its HTML, in the place of @astrojs/react's own: synchronously, effects included, so that
 * a press that waited for it finds it listening. Whoever hydrates it is waiting anyway.
 */
export default function renderer(element: HTMLElement) {
  return <Props extends object>(component: ComponentType<Props>, props: Props) => {
    const identifierPrefix = element.getAttribute('prefix') ?? '';
    flushSync(() => hydrateRoot(element, createElement(component, props), { identifierPrefix }));
  };
}
