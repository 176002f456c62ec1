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
