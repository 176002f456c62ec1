import type promises from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSite } from '../../src/server/pages/built-site.ts';
import { createSender } from '../../src/server/pages/send-file.ts';
import { ROOT } from '../support/running-site.ts';

const read = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof promises>();
  const readFile = (...given: Parameters<typeof files.readFile>) => {
    read.count += 1;
    return files.readFile(...given);
  };
  return { ...files, readFile };
});

test('those who ask for a file at once share one reading of it', async () => {
  const site = openSite(path.join(ROOT, 'dist'));
  const send = createSender(site, {});
  const listener: RequestListener = (request, response) => send(request, response, site.fileAt('/'));
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const pages = await Promise.all(Array.from({ length: 20 }, ask));

  expect(new Set(pages).size).toBe(1);
  expect(read.count).toBe(1);
  server.closeAllConnections();
  server.close();
});
