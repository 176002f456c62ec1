import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { runAtTerminal } from '#server/cli/command-line.ts';

const { isTTY } = process.stdout;
afterEach(() => {
  process.stdout.isTTY = isTTY;
  vi.restoreAllMocks();
});

test('commands show control characters of visitors as text on a terminal, and write them as they are to a pipe', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const csv = '\uFEFFname\n\u001B]0;title\u0007Zoë \u202E\n';
  for (process.stdout.isTTY of [true, false])
    await runAtTerminal(async ({ write }) => {
      write(csv);
      return 0;
    });
  const [terminal, pipe] = written.mock.calls.map(([text]) => text);
  expect(terminal).toBe('name\n\\u001b]0;title\\u0007Zoë \\u202e\n');
  expect(pipe).toBe(csv);
});

/** Imports the settings in a folder, and returns how the process ended. */
function loadSettingsIn(folder: string) {
  const file = path.resolve(import.meta.dirname, '../../../src/http/dotenv.ts');
  const code = `await import(${JSON.stringify(file)}); console.log(process.env.TEST_SETTING)`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' });
}

test('settings: a .env that cannot be read ends the process with one sentence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '.env'));
  const { status, stderr } = loadSettingsIn(folder);
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stderr).toContain('cannot read .env');
  rmSync(path.join(folder, '.env'), { recursive: true });
  writeFileSync(path.join(folder, '.env'), 'TEST_SETTING=read');
  expect(loadSettingsIn(folder)).toMatchObject({ status: 0, stdout: 'read\n' });
});
