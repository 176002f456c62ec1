/**
 * Fetches and runs the code that the template with this id names (`…Code.astro`), twice if need be; a module that has
 * run is not run again. For the script of every page alone: what two scripts of a page share would be a request.
 */
export function loadCode<Code>(id: string): Promise<Code> {
  const template = document.querySelector<HTMLTemplateElement>(`#${id}`);
  const address = template?.content.querySelector('script')?.src ?? '';
  const run = (): Promise<Code> => import(/* @vite-ignore */ address);
  return run().catch(run);
}

/**
 * Runs a function at once or, in a page that the browser has prerendered (`LINK_RULES` in `layouts/Page`), once
 * that page is shown and its first frame is on the way: at a processor four times slower what it runs took 20 ms, which
 * the visitor would wait for. A page that is never shown does nothing.
 */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }; // Chromium only
  if (prerendering)
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(run)), {
      once: true,
    });
  else run();
}
