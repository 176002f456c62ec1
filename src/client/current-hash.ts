/** Marks, among links to parts of this page, the one that the address names; the first when it names none. */
export function markCurrentHash(selector: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const mark = () => {
    const current = links.find((link) => link.hash === location.hash) ?? links[0];
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('hashchange', mark);
  mark();
}
