import { serve } from '@hono/node-server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CommandContext } from '../operations/lead-commands.ts';
import { createDesk } from './desk.ts';

/** The program of each system that opens a file in its browser. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/**
 * Serves the team's pages on this machine alone, prints the link that opens them once, and opens it. Ends with the first
 * interrupt.
 */
export async function open({ environment, store, options, t, write }: CommandContext): Promise<void> {
  const desk = createDesk({ environment, store, locale: t.locale });
  const server = serve({ fetch: desk.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  const link = `http://${desk.host}:${address.port}/open?key=${desk.key}`;
  write(`${t('desk.opened')}\n${link}\n${t('desk.stop')}\n`);
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  if (options.print !== true) show(linkFile(folder, link));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  rmSync(folder, { recursive: true, force: true });
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
}

/**
 * Writes a page that leads to a link, which only its owner may read, and returns its path. A link that were given to the
 * browser's program would stand in the list of processes, for everybody on this machine.
 */
export function linkFile(folder: string, link: string): string {
  const file = path.join(folder, 'open.html');
  const page = `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${link}"><a href="${link}">${link}</a>\n`;
  writeFileSync(file, page, { mode: 0o600, flag: 'wx' });
  return file;
}

/** Without a browser on this machine, the link is copied by hand. */
function show(file: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...words, file], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}
