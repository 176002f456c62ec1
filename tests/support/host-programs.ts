/** Runs nginx and Caddy on the configurations of the build, where they are installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { ROOT } from './site.ts';

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
const PATIENCE_MS = 5000;

/** Debian keeps nginx where only the administrator's PATH looks. */
const SEARCH = { PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };

const has = (program: string) => spawnSync(program, ['-h'], { env: SEARCH }).error === undefined;

/** The programs for which the build writes a configuration. */
export const HOST_PROGRAMS: readonly HostProgram[] = [
  { name: 'nginx', install: 'apt-get install -y nginx-light', isInstalled: has('nginx'), start: startNginx },
  { name: 'Caddy', install: 'apt-get install -y caddy', isInstalled: has('caddy'), start: startCaddy },
];

async function startNginx(endpointsPort: number): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const http = readFileSync(path.join(HOSTS, 'nginx-http.conf'), 'utf8');
  writeFileSync(path.join(folder, 'http.conf'), http.replace('127.0.0.1:4321', `127.0.0.1:${endpointsPort}`));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      include ${folder}/http.conf;
      server { listen 127.0.0.1:${port}; root ${CLIENT}; include ${HOSTS}/nginx-server.conf; }
    }`,
  );
  const words = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  const check = spawnSync('nginx', ['-t', ...words], { env: SEARCH, encoding: 'utf8' });
  if (check.status !== 0 || /warn|emerg/.test(check.stderr)) throw new Error(check.stderr);
  return running(spawn('nginx', words, { env: SEARCH }), port, folder);
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
  return running(spawn('caddy', words, { env }), port, folder);
}

/** Waits until a program answers, or says why it ended. */
async function running(child: ChildProcess, port: number, folder: string): Promise<RunningHost> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + PATIENCE_MS;
  while (
    !(await fetch(origin).then(
      () => true,
      () => false,
    ))
  ) {
    // prettier-ignore
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The host did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}
