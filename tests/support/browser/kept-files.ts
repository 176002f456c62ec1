/** The repository in the browser that the editor's test backend writes to: files of the origin's private file system. */
import type { Page } from '@playwright/test';

/** Its folder, as the editor names it. */
const FOLDER = 'sveltia-cms-test';

/** Puts files into it, by their paths; the page is one of the origin. */
export async function keepFiles(page: Page, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const coded = [...files].map(([file, bytes]) => [file, bytes.toString('base64')] as const);
  await page.evaluate(
    async ({ folder, entries }) => {
      const top = await navigator.storage.getDirectory();
      for (const [file, base64] of entries) {
        const names = [folder, ...file.split('/')];
        const name = names.pop() ?? '';
        let place = top;
        for (const part of names) place = await place.getDirectoryHandle(part, { create: true });
        const writable = await (await place.getFileHandle(name, { create: true })).createWritable();
        await writable.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
        await writable.close();
      }
    },
    { folder: FOLDER, entries: coded },
  );
}

/** All files in it, by their paths. */
export async function keptFiles(page: Page): Promise<Map<string, Buffer>> {
  const coded = await page.evaluate(async (folder) => {
    const found: [string, string][] = [];
    async function list(place: FileSystemDirectoryHandle, prefix: string) {
      for await (const [name, handle] of place.entries())
        if (handle instanceof FileSystemDirectoryHandle) await list(handle, `${prefix}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
          found.push([prefix + name, btoa(text)]);
        }
    }
    await list(await (await navigator.storage.getDirectory()).getDirectoryHandle(folder), '');
    return found;
  }, FOLDER);
  return new Map(coded.map(([file, base64]) => [file, Buffer.from(base64, 'base64')]));
}
