/** Marks, among links to the sections of this page, the one being read. Without it they are plain links. */
export function followReading(selector: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  unfoldBesideText(links[0]?.closest('details'));
  const sections = links.flatMap((link) => document.querySelector(link.hash) ?? []);
  const observer = new IntersectionObserver(
    () => {
      const read = sections.findLast(isAbove);
      for (const link of links) {
        if (link.hash === `#${read?.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '0px 0px -66%' },
  );
  for (const section of sections) observer.observe(section);
}

/** Whether a section begins in the upper third of the window or above. One not laid out yet is far away: asking lays it out. */
function isAbove(section: Element): boolean {
  const isLaidOut = section.checkVisibility({ contentVisibilityAuto: true });
  return isLaidOut && section.getBoundingClientRect().top < innerHeight / 3;
}

/** On wide windows the list is always visible: its disclosure is opened to match. */
function unfoldBesideText(contents: HTMLDetailsElement | null | undefined): void {
  if (contents && matchMedia('(min-width: 64rem)').matches) contents.open = true;
}
