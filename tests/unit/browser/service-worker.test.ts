import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

test('the service worker of an earlier site is replaced by one that empties its caches, goes and loads its pages anew', async () => {
  const done: string[] = [];
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const self = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: () => done.push('takes over'),
    registration: { unregister: async () => done.push('unregisters') },
    clients: {
      matchAll: async () => [{ url: '/tarifs', navigate: async (url: string) => done.push(`loads ${url}`) }],
    },
  };
  const caches = { keys: async () => ['old'], delete: async (name: string) => done.push(`empties ${name}`) };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, caches });
  let work = Promise.resolve();
  for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (one) => (work = one) });
  await work;
  expect(done).toEqual(['takes over', 'empties old', 'unregisters', 'loads /tarifs']);
});
