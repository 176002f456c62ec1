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

/** Whether a section has begun above the line that is read. One not laid out yet is far away: to ask where lays it out. */
function isAbove(section: Element): boolean {
  const isLaidOut = section.checkVisibility({ contentVisibilityAuto: true });
  return isLaidOut && section.getBoundingClientRect().top < innerHeight / 3;
}

/** Where there is room beside the text the list always shows: its disclosure must not say that it is folded. */
function unfoldBesideText(contents: HTMLDetailsElement | null | undefined): void {
  if (contents && matchMedia('(min-width: 64rem)').matches) contents.open = true;
}
