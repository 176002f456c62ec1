/**
 * On the first page of a visit (`components/site/Head`), loads the typefaces after the first paint and shows both at
 * once, so that the page is laid out anew once.
 */
export async function showTypefaces(): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('unpainted')) return;
  await firstPaint();
  await Promise.allSettled(['1em Display', '1em Text'].map((font) => document.fonts.load(font)));
  classList.remove('unpainted');
}

async function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
