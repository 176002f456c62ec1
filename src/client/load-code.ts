/** Loads the code that the template with this id names (`…Code.astro`); tries twice. */
export function loadCode<Code>(id: string): Promise<Code> {
  const template = document.querySelector<HTMLTemplateElement>(`#${id}`);
  const address = template?.content.querySelector('script')?.src ?? '';
  const run = (): Promise<Code> => import(/* @vite-ignore */ address);
  return run().catch(run);
}

/** Runs a function at once or, in a prerendered page, once its first frame is on the way, which it would delay. */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }; // Chromium only
  if (prerendering)
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(run)), {
      once: true,
    });
  else run();
}
