/** Runs the recipes of src/server/README.md: real nginx with TLS before servers of this machine, at ports that are free. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { has, NGINX, runNginx } from './nginx.ts';
import { demoBody } from './posts.ts';
import { ROOT } from '../running-site.ts';

/** What is missing here to run the recipes, as a sentence with what to do; `undefined` when nothing is. */
export const MISSING = [
  NGINX.isInstalled ? undefined : `nginx is not installed: ${NGINX.install}`,
  has('openssl') ? undefined : 'openssl is not installed: apt-get install -y openssl',
].find((sentence) => sentence !== undefined);

/** Without nginx a recipe waits, and one test says what to install: a skipped one, or a file of none, would fail the run. */
export const describeRecipe =
  MISSING === undefined
    ? describe
    : (name: string, _tests: () => void) =>
        test(`${name}: waits for a program`, () => {
          console.warn(`The recipe was not run, since ${MISSING}`);
          expect(MISSING).toMatch(/is not installed/);
        });

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What to ask besides an address. */
interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The name that visitors know the site by. */
const HOST = 'www.example.org';

/** Where visitors find the site. */
export const SITE = `https://${HOST}`;

/** The blocks of that README that begin with `start`, as nginx reads them. */
function recipe(start: string): string {
  const blocks = readFileSync(path.join(ROOT, 'src/server/README.md'), 'utf8').matchAll(
    /```nginx\n([\s\S]*?)```/g,
  );
  const found = [...blocks].map(([, text = '']) => text).find((text) => text.trim().startsWith(start));
  if (found === undefined) throw new Error(`src/server/README.md has no recipe that begins with "${start}".`);
  return found;
}

/** The configuration of one machine, or of files beside several servers, as the README tells. */
function configuration(way: 'one machine' | 'several servers'): string {
  const alone = recipe('# In http');
  if (way === 'one machine') return alone;
  const pool = recipe('upstream site_endpoints');
  return alone
    .replace(/upstream site_endpoints \{[\s\S]*?\n\}\n/, pool)
    .replace(/ *include \S*nginx-proxy\.conf;\n/, recipe('root '));
}

/** Starts nginx by a recipe before servers at these ports. */
export async function deploy(way: Parameters<typeof configuration>[0], servers: readonly number[]) {
  const [plain, secure] = [await freePort(), await freePort()];
  const remaining = [...servers];
  const { stop, folder } = await runNginx((own) => {
    makeCertificate(own);
    return configuration(way)
      .replaceAll('/srv/site', ROOT)
      .replaceAll('/etc/ssl', own)
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
      .replaceAll(/server [\d.]+:4321/g, () => `server 127.0.0.1:${remaining.shift()}`);
  }, secure);
  if (remaining.length > 0) throw new Error('The recipe names fewer servers.');
  const certificate = readFileSync(path.join(folder, 'site.crt'));
  const connection = { host: '127.0.0.1', port: secure, servername: HOST, ca: certificate };
  const agent = new Agent({ ...connection, keepAlive: true, maxSockets: 64 });

  /** Asks over TLS, as a visitor who trusts the certificate. */
  async function ask(address: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Answer> {
    const sent = request({
      ...connection,
      agent,
      path: address,
      method,
      headers: { Host: HOST, ...headers },
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
  }
  return {
    plain,
    connection,
    ask,
    async stop() {
      agent.destroy();
      await stop();
    },
  };
}

/** As a certificate of an authority would be, but for who signed it. */
function makeCertificate(folder: string): void {
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', path.join(folder, 'site.key'), '-out', path.join(folder, 'site.crt')];
  const names = ['-days', '1', '-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const { status, stderr } = spawnSync('openssl', [...words, ...files, ...names], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** The headers that tell browsers what our pages may do, on whatever answer. */
export function expectOurHeaders({ headers }: Answer) {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*report-to csp$/);
}

/** A demo request of person `n`, to be sent. */
export const demo = (
  n: number,
  headers: Readonly<Record<string, string>> = {},
  key: string = randomUUID(),
) => ({
  method: 'POST',
  body: demoBody(n, key),
  headers: { 'Content-Type': 'application/json', Accept: 'application/json', Origin: SITE, ...headers },
});
