/** Stands in for the tools that wait for consent: another origin, which sends no header that would let us load it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Like Matomo: sets its cookies, on the parent domain too, and sends what it was told. */
const MATOMO = `
  document.cookie = '_pk_id.7=visitor;path=/;max-age=1000';
  document.cookie = '_pk_ses.7=1;path=/test-islands;max-age=1000';
  const parent = location.hostname.split('.').slice(1).join('.');
  document.cookie = '_pk_ref.7=1;path=/;max-age=1000;domain=' + parent;
  globalThis.order = [...(globalThis.order ?? []), 'matomo'];
  const told = Object.fromEntries(_paq.map(([name, value = '']) => [name, value]));
  navigator.sendBeacon(told.setTrackerUrl, 'idsite=' + told.setSiteId);`;

/** Like Plausible: reads its element, and keeps nothing. */
const PLAUSIBLE = `
  globalThis.order = [...(globalThis.order ?? []), 'plausible'];
  const { src, dataset } = document.currentScript;
  fetch(new URL('/api/event', src), { method: 'POST', mode: 'no-cors', body: dataset.domain });`;

const SCRIPTS: Readonly<Record<string, string>> = {
  '/matomo/matomo.js': MATOMO,
  '/js/script.js': PLAUSIBLE,
};

/** Starts it on a free port; gives what a build needs to know it, and the way to stop it. */
export async function startTools(): Promise<{
  origin: string;
  variables: Readonly<Record<string, string>>;
  stop: () => void;
}> {
  const server = createServer((request, response) => {
    const script = SCRIPTS[request.url ?? ''];
    response.setHeader('Content-Type', 'text/javascript');
    response.writeHead(script === undefined && request.method === 'GET' ? 404 : 200).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on a port
  return {
    origin,
    variables: {
      PUBLIC_MATOMO_URL: `${origin}/matomo/`,
      PUBLIC_MATOMO_SITE: '7',
      PUBLIC_PLAUSIBLE_URL: `${origin}/`,
      PUBLIC_PLAUSIBLE_DOMAIN: 'example.com',
      PUBLIC_GOOGLE_TAG: 'AW-1',
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
