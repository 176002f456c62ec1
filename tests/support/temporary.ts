import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Sets a temporary folder for this run and the programs that it starts. Returns a function that removes it, with what a
 * killed program left in it.
 */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
