import promises from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSite } from '../../src/server/pages/built-site.ts';
import { createSender } from '../../src/server/pages/send-file.ts';
import { ROOT } from '../support/running-site.ts';

test('those who ask for a file at once share one reading of it', async () => {
  const reading = vi.spyOn(promises, 'readFile');
  syncBuiltinESMExports(); // for those who import it by name
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
  expect(reading).toHaveBeenCalledTimes(1);
  reading.mockRestore();
  syncBuiltinESMExports();
  server.closeAllConnections();
  server.close();
});
