/** Marks, among links to the sections of this page, the one being read. Without it they are plain links. */
export function followReading(selector: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  unfoldBesideText(links[0]?.closest('details'));
  const sections = links.flatMap((link) => document.querySelector(link.hash) ?? []);
  const observer = new IntersectionObserver(
    () => {
      const read = sections.findLast((section) => section.getBoundingClientRect().top < innerHeight / 3);
      for (const link of links) {
        if (link.hash === `#${read?.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '0px 0px -66%' },
  );
  for (const section of sections) observer.observe(section);
}

/** Where there is room beside the text the list always shows: its disclosure must not say that it is folded. */
function unfoldBesideText(contents: HTMLDetailsElement | null | undefined): void {
  if (contents && matchMedia('(min-width: 64rem)').matches) contents.open = true;
}
