/** The two files of `.config/deploy` that put a proxy before the server, read by the programs that they are for. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../support/server/ports.ts';
import { has, NGINX, runNginx } from '../support/server/nginx.ts';
import { sendRaw } from '../support/server/raw-request.ts';
import { demoRequest, visitor } from '../support/server/visitor.ts';
import { ROOT } from '../support/running-site.ts';
import { startInProcess } from '../support/server/in-process.ts';

const file = (name: string) => path.join(ROOT, '.config/deploy', name);

test('deploy: Caddy reads its file without a warning', () => {
  if (!has('caddy'))
    return console.warn('Caddy was not run, since it is not installed: apt-get install -y caddy');
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--config', file('Caddyfile'), '--adapter', 'caddyfile'],
    {
      encoding: 'utf8',
      env: { ...process.env, SITE_DOMAIN: 'example.org' },
    },
  );
  expect({ status, said: stderr }).toEqual({ status: 0, said: expect.not.stringMatching(/"level":"warn"/) });
});

/** The file with what is of this machine in place of addresses, certificates and logs. */
function onThisMachine(folder: string, port: number, plain: number, endpoints: number): string {
  return readFileSync(file('nginx.conf'), 'utf8')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ssl_\w+ [^;]+;/g, '')
    .replace('server_name www.example.org;', 'server_name www.example.org 127.0.0.1;')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('/var/log/nginx/site.log', `${folder}/site.log`)
    .replace('127.0.0.1:4321', `127.0.0.1:${endpoints}`);
}

test('deploy: nginx passes on the address of each visitor, and no path breaks a header', async () => {
  if (!NGINX.isInstalled)
    return console.warn(`nginx was not run, since it is not installed: ${NGINX.install}`);
  const site = await startInProcess({ TRUSTED_PROXY_HOPS: '1' });
  const [port, plain] = [await freePort(), await freePort()];
  const { folder, stop } = await runNginx((own) => onThisMachine(own, port, plain, site.port), port);
  try {
    const get = async (at: number, host: string) =>
      (await sendRaw(at, `GET /tarifs?a=%0d HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).all;
    const moved = /^HTTP\/1\.1 308 [^]*^Location: https:\/\/www\.example\.org\/tarifs\?a=%0d\r$/m;
    for (const at of [port, plain]) expect(await get(at, 'example.org')).toMatch(moved);
    expect(await get(plain, 'www.example.org')).toMatch(moved);
    expect(await get(port, 'www.example.org')).toMatch(/^HTTP\/1\.1 200 /);
    const origin = `http://127.0.0.1:${port}`;
    expect((await fetch(`${origin}/tarifs`)).headers.get('x-content-type-options')).toBe('nosniff');
    const statuses: number[] = [];
    // Counted as the same visitor, whatever address the client claims.
    for (let n = 0; n < 6; n += 1)
      statuses.push((await visitor({ origin }, `203.0.113.${n}`).post('/api/demo', demoRequest(n))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    for (const at of [port, plain, site.port])
      for (const asked of ['/%0d%0aX-Injected:1', '/demo%0d%0aX-Injected:1/', '/demo/?a=%0d%0aX-Injected:1'])
        expect(
          (await sendRaw(at, `GET ${asked} HTTP/1.1\r\nHost: www.example.org\r\nConnection: close\r\n\r\n`))
            .all,
        ).not.toMatch(/^X-Injected/im);
    await fetch(`${origin}/api/newsletter/confirm?token=secret`);
    expect(readFileSync(path.join(folder, 'site.log'), 'utf8')).not.toContain('secret');
  } finally {
    await stop();
    await site.stop();
  }
});
