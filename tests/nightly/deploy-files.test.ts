/** The files of `.config/deploy`, read by the programs that they are for. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { debianProgram } from './debian-program.ts';
import { ROOT } from '../support/running-site.ts';

const FOLDER = path.join(ROOT, '.config/deploy');

it('systemd reads the units, and finds the server exposed to little', () => {
  const analyze = debianProgram('systemd-analyze', 'systemd');
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  try {
    for (const name of ['site.service', 'site-backup.service', 'site-backup.timer']) {
      // The program is where the guide puts it, which is not here.
      const unit = readFileSync(path.join(FOLDER, name), 'utf8');
      writeFileSync(
        path.join(folder, name),
        unit.replaceAll('/srv/site/node_modules/.bin/node', process.execPath),
      );
    }
    const run = (...words: string[]) =>
      spawnSync(analyze, words, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
      });
    const verified = run('verify', './site.service', './site-backup.service', './site-backup.timer');
    expect(verified).toMatchObject({ status: 0, stderr: '' });
    for (const name of ['site.service', 'site-backup.service'])
      expect(run('security', '--offline=yes', '--threshold=20', `./${name}`)).toMatchObject({ status: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
