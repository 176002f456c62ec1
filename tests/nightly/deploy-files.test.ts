/** The units of `.config/deploy`, read by systemd; `tests/server/proxies.test.ts` has the files of nginx and Caddy. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/running-site.ts';
import { has } from '../support/server/nginx.ts';

const UNITS = readdirSync(path.join(ROOT, '.config/deploy')).filter((name) =>
  /\.(?:service|socket|timer)$/.test(name),
);
const FOLDER = path.join(ROOT, '.config/deploy');

it('systemd reads the units, and finds the server exposed to little', () => {
  if (!has('systemd-analyze'))
    return console.warn(
      'The units were not read, since systemd is not installed: apt-get install -y systemd',
    );
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  try {
    for (const name of UNITS) {
      // The programs are where the guide puts them, which is not here.
      const unit = readFileSync(path.join(FOLDER, name), 'utf8');
      writeFileSync(
        path.join(folder, name),
        unit
          .replaceAll('/srv/site/node_modules/.bin/node', process.execPath)
          .replaceAll('/srv/site/.config/deploy/update.sh', path.join(FOLDER, 'update.sh')),
      );
    }
    const run = (...words: string[]) =>
      spawnSync('systemd-analyze', words, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
      });
    const verified = run('verify', ...UNITS.map((name) => `./${name}`));
    expect(verified).toMatchObject({ status: 0, stderr: '' });
    for (const name of ['site.service', 'site-backup.service'])
      expect(run('security', '--offline=yes', '--threshold=20', `./${name}`)).toMatchObject({ status: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
