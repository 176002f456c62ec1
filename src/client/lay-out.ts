import { whenIdle } from './idle.ts';

/**
 * Lays out the sections that a phone's first paint skipped (`content-visibility` in `styles/base.css`), one whenever the
 * browser is idle. Sections above the window stay as they are, since the text being read would move in WebKit.
 */
export function layOutSections(
  sections: readonly HTMLElement[] = [...document.querySelectorAll<HTMLElement>('main > *, .footer')],
): void {
  const [section, ...rest] = sections;
  if (section === undefined) return;
  if (section.getBoundingClientRect().top > 0) section.style.contentVisibility = 'visible';
  whenIdle(() => layOutSections(rest));
}
