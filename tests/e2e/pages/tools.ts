/** Stands in for the tools that wait for consent: another origin, which sends no header that would let us load it. */
import { createServer } from 'node:http';
import { listen } from '../../support/server/ports.ts';

/** Like Matomo: sets its cookies, on the parent domain too, does what it was told, and what it is told from then on. */
const MATOMO = `
  document.cookie = '_pk_id.7=visitor;path=/;max-age=1000';
  document.cookie = '_pk_ses.7=1;path=/test-islands;max-age=1000';
  const parent = location.hostname.split('.').slice(1).join('.');
  document.cookie = '_pk_ref.7=1;path=/;max-age=1000;domain=' + parent;
  globalThis.order = [...(globalThis.order ?? []), 'matomo'];
  const told = {};
  const push = (...commands) => commands.forEach(([name, ...words]) => {
    told[name] = words[0];
    if (name.startsWith('track')) navigator.sendBeacon(told.setTrackerUrl, ['idsite=' + told.setSiteId, name, ...words].join(' '));
  });
  push(..._paq);
  _paq = { push };`;

/** Like Plausible: reads its element, sends what waits in its queue and what it is told from then on, keeps nothing. */
const PLAUSIBLE = `
  globalThis.order = [...(globalThis.order ?? []), 'plausible'];
  const { src, dataset } = document.currentScript;
  const say = (n, { u, props }) =>
    fetch(new URL('/api/event', src), { method: 'POST', mode: 'no-cors', body: JSON.stringify({ n, u, d: dataset.domain, props }) });
  const { q } = plausible;
  plausible = say;
  for (const words of q) say(...words);`;

const SCRIPTS: Readonly<Record<string, string>> = {
  '/matomo/matomo.js': MATOMO,
  '/js/script.manual.js': PLAUSIBLE,
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
  const origin = `http://127.0.0.1:${await listen(server)}`;
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
