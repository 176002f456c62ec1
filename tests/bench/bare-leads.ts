/** The least that a server can do with a lead: reads it, keeps it as the site does, says so. Nothing is checked. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readEnvironment } from '../../src/http/environment.ts';
import { openStore } from '../../src/server/store/open.ts';

const store = await openStore(readEnvironment(process.env));

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    const { key, locale: _, stamp: __, ...values } = JSON.parse(body);
    const contentHash = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
    store.leads
      .accept({ form: 'demo', key, contentHash, values, locale: 'fr', at: Date.now() })
      .then(() => response.writeHead(201).end(body))
      .catch(() => response.writeHead(503).end());
  });
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.once('SIGTERM', () => process.exit(0));
