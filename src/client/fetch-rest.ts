/** What stands below a phone's first screen: the parts of a page, and the paragraphs of a text. */
const PARTS = 'main > *, .prose > *, footer';

/**
 * Fetches what a page is drawn without: the manifest, the typeface of text on a phone's first page, and the pages that
 * most visitors open next. For a page that has been on the screen for a second.
 */
export function fetchRest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  void fetchTextFace();
  prefetchWhenIdle(document.documentElement.dataset['prefetch']?.split(' ') ?? []);
}

/**
 * Fetches the typeface of text on a page that is drawn without it (`.first`, see `frame/Head`), and gives it to what
 * stands below the window, so that no line moves that somebody reads. The next page has it from the start. Where it
 * cannot be had, the page stays as it is.
 */
async function fetchTextFace(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('.first link[as=font][media]');
  if (!link || matchMedia(link.media).matches) return;
  const face = new FontFace('Late', `url(${link.href})`, { weight: '1 999' });
  try {
    document.fonts.add(await face.load());
  } catch {
    return; // the next page does without it, too
  }
  const below = [...document.querySelectorAll(PARTS)].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  for (const part of below) part.classList.add('late');
}

/**
 * Fetches pages ahead; never for those who save data. Only where the browser can say whether they do, which is
 * Chromium: Firefox holds a prefetch against `default-src`, and WebKit has none.
 */
function prefetchWhenIdle(paths: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }; // Chromium only
  if (connection === undefined || connection.saveData) return;
  requestIdleCallback(() => {
    for (const href of paths)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  });
}
