/**
 * Asks for the typefaces once the page is painted in what stands in for them, and shows both at once: they do not share
 * the line with what is read first, and the page is laid out anew once. A later page of a visit uses them from its
 * first paint. `components/site/Head` tells the two apart, and without script every page uses them as they come.
 */
export async function showTypefaces(): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('unpainted')) return;
  await firstPaint();
  await Promise.allSettled(['1em Display', '1em Text'].map((font) => document.fonts.load(font)));
  classList.remove('unpainted');
}

/** The first paint of text; at once in a browser that does not tell of it. */
async function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
