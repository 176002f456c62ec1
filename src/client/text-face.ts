/** What stands below a phone's first screen: the parts of a page, and the paragraphs of a text. */
const PARTS = 'main>*,.prose>*,.footer';

/**
 * Fetches the typeface of text on a page that is drawn without it (`.first`, see `frame/Head`), and gives it to what
 * stands below the window, so that no line moves that somebody reads. The next page has it from the start. Where it
 * cannot be had, the page stays as it is, and the next one does without it, too.
 */
export function fetchTextFace(): void {
  const link = document.querySelector<HTMLLinkElement>('.first link[media]');
  if (!link) return;
  new FontFace('Late', `url(${link.href})`, { weight: '1 999' }).load().then(
    (face) => {
      document.fonts.add(face);
      for (const part of document.querySelectorAll<HTMLElement>(PARTS))
        // By its style, which the policy allows to scripts: a rule for it would weigh on the first screen of every page.
        if (part.getBoundingClientRect().top > innerHeight)
          part.style.cssText = '--text:Late,system-ui;font-family:var(--text)';
    },
    () => {},
  );
}
