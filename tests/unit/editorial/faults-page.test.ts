import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { faultsPage } from '../../../src/integrations/faults-page.ts';

/** What answers a request, or leaves it to Astro. */
type Handler = (request: object, response: object, next: (error?: unknown) => void) => void;

/** The development server, as far as the page of faults knows it, in a project without a text. */
async function startServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { hooks } = faultsPage();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn<() => void>() });
  const environment = () => ({ hot: { send: vi.fn<(payload: object) => void>() } });
  const [client, ssr] = [environment(), environment()];
  const use = vi.fn<(handler: Handler) => void>();
  const server = { watcher, environments: { client, ssr }, middlewares: { use } };
  await hooks['astro:config:done']?.({ config: { root: pathToFileURL(`${folder}/`) } } as never);
  await hooks['astro:server:setup']?.({ server } as never);
  /** Asks for a page; resolves to its answer, once Astro is to write it. */
  const ask = async () => {
    const response = new EventEmitter();
    const request = { url: '/', headers: { accept: 'text/html' } };
    const [handle] = use.mock.calls[0] ?? [];
    await new Promise((resolve) => handle?.(request, response, resolve));
    return response;
  };
  const change = (file: string) => watcher.emit('all', 'change', path.join(folder, file));
  return { client, ssr, ask, change };
}

it('runs the code of pages again when data changes, but not while their handler is still made', async () => {
  const { client, ssr, ask, change } = await startServer();
  change('content/glossary.yaml');
  expect(client.hot.send).toHaveBeenCalledTimes(1);
  const response = await ask();
  expect(ssr.hot.send).not.toHaveBeenCalled();
  response.emit('close');
  await vi.waitFor(() => expect(ssr.hot.send).toHaveBeenCalledWith({ type: 'full-reload' }));
  change('content/glossary.yaml');
  await vi.waitFor(() => expect(ssr.hot.send).toHaveBeenCalledTimes(2));
});

it('runs no code again for a text, whose page follows it', async () => {
  const { client, ssr, ask, change } = await startServer();
  (await ask()).emit('close');
  change('content/articles/one.md');
  await new Promise(setImmediate);
  expect([client.hot.send, ssr.hot.send].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
