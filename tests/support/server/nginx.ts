/** Runs nginx on a configuration, in a folder of its own, where it is installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PATIENCE_MS = 120_000;

/** Debian keeps nginx where only the administrator's PATH looks. */
const SEARCH = { PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };

export const has = (program: string) => spawnSync(program, ['-h'], { env: SEARCH }).error === undefined;

export const NGINX = { isInstalled: has('nginx'), install: 'apt-get install -y nginx-light' };

/** Everything that nginx would write elsewhere. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Runs nginx with what `http` says, given a folder that is deleted in the end, until it listens on `port`. Throws
 * with what nginx has to say of the configuration, warnings included.
 */
export async function runNginx(http: (folder: string) => string, port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid;
    events {}
    http { access_log off; ${temporary}
      ${http(folder)}
    }`,
  );
  const words = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  const check = spawnSync('nginx', ['-t', ...words], { env: SEARCH, encoding: 'utf8' });
  if (check.status !== 0 || /warn|emerg/.test(check.stderr)) throw new Error(check.stderr);
  return { folder, ...(await running(spawn('nginx', words, { env: SEARCH }), port, folder)) };
}

/** Waits until a program listens, or says why it ended; gives how to stop it. */
async function running(child: ChildProcess, port: number, folder: string) {
  let output = '';
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const end = Date.now() + PATIENCE_MS;
  while (!(await isListening(port))) {
    // oxfmt-ignore
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The host did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { stop };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}
