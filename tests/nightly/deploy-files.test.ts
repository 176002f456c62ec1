/** The files of `.config/deploy`, read by the programs that they are for. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { debianProgram } from '../support/server/debian-program.ts';
import { ROOT } from '../support/site.ts';

const FOLDER = path.join(ROOT, '.config/deploy');

it('Prometheus reads its settings and its alerts, which fire when they should and not otherwise', () => {
  const promtool = debianProgram('promtool', 'prometheus');
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool, words, {
      cwd: path.join(FOLDER, 'prometheus'),
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  expect(run('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
  expect(run('test', 'rules', 'alerts.test.yml')).toEqual({
    status: 0,
    said: expect.stringContaining('SUCCESS'),
  });
});
