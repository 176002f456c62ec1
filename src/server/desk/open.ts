import { serve } from '@hono/node-server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { CommandContext } from '../operations/lead-commands.ts';
import { createDesk } from './desk.ts';

/** What opens an address in the browser of each system. */
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
  const link = `http://127.0.0.1:${address.port}/open?key=${desk.key}`;
  write(`${t('desk.opened')}\n${link}\n${t('desk.stop')}\n`);
  if (options.print !== true) show(link);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
}

/** Without a browser on this machine, the link is copied by hand. */
function show(link: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...words, link], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}
