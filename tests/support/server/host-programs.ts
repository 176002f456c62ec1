/** Runs nginx and Caddy on the configurations of the build, where they are installed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { has, NGINX, running, runNginx, SEARCH } from './nginx.ts';
import { freePort } from './free-port.ts';
import { ROOT } from '../running-site.ts';

/** A program that serves `dist/client`, until it is stopped. */
interface RunningHost {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A host program: whether this machine has it, and how to start it in front of our server. */
export interface HostProgram {
  readonly name: string;
  readonly install: string;
  readonly isInstalled: boolean;
  readonly start: (endpointsPort: number) => Promise<RunningHost>;
}

const HOSTS = path.join(ROOT, 'dist/hosts');
const CLIENT = path.join(ROOT, 'dist/client');

/** The programs for which the build writes a configuration. */
export const HOST_PROGRAMS: readonly HostProgram[] = [
  { name: 'nginx', ...NGINX, start: startNginx },
  { name: 'Caddy', install: 'apt-get install -y caddy', isInstalled: has('caddy'), start: startCaddy },
];

async function startNginx(endpointsPort: number): Promise<RunningHost> {
  const port = await freePort();
  const { stop } = await runNginx(
    () => `include ${HOSTS}/nginx-http.conf;
      upstream site_endpoints { server 127.0.0.1:${endpointsPort}; keepalive 8; }
      server { listen 127.0.0.1:${port}; root ${CLIENT}; include ${HOSTS}/nginx-server.conf; }`,
    port,
  );
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function startCaddy(endpointsPort: number): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const env = {
    ...SEARCH,
    HOME: folder,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: CLIENT,
    SITE_ENDPOINTS: `127.0.0.1:${endpointsPort}`,
  };
  const settings = `{\n  admin off\n  auto_https off\n}\n${readFileSync(path.join(HOSTS, 'Caddyfile'), 'utf8')}`;
  writeFileSync(path.join(folder, 'Caddyfile'), settings);
  const words = ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return {
    origin: `http://127.0.0.1:${port}`,
    ...(await running(spawn('caddy', words, { env }), port, folder)),
  };
}
