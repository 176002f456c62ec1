import { spawnSync } from 'node:child_process';
import { freePort } from '../support/server/free-port.ts';
import { has, NGINX, runNginx } from '../support/server/nginx.ts';
import { ROOT, startSite } from '../support/running-site.ts';
import { median } from './median.ts';

/** Connections, seconds of one run, runs of which the median counts. */
const CONNECTIONS = 64;
const SECONDS = 5;
const RUNS = 3;

/** Where to ask, and with which tag. */
interface Server {
  readonly origin: string;
  readonly tag: string;
}

/**
 * Requests per second for the home page, compressed by gzip, and for a visitor who has it already: from one process
 * of our server, and from one of nginx on the configuration that the build wrote, in turns on the same machine.
 */
export async function measureStatic() {
  if (!NGINX.isInstalled) throw new Error(`This needs nginx: ${NGINX.install}`);
  if (!has('wrk')) throw new Error('This needs wrk: apt-get install -y wrk');
  const site = await startSite();
  const port = await freePort();
  const nginx = await runNginx(
    () => `include ${ROOT}/dist/hosts/nginx-http.conf;
      upstream site_endpoints { server 127.0.0.1:${site.port}; }
      sendfile on; tcp_nopush on; keepalive_requests 1000000;
      server { listen 127.0.0.1:${port}; root ${ROOT}/dist/client; include ${ROOT}/dist/hosts/nginx-server.conf; }`,
    port,
  );
  try {
    const [ours, theirs] = await Promise.all([site.origin, `http://127.0.0.1:${port}`].map(withTag));
    if (ours === undefined || theirs === undefined) throw new Error('A server has no address.');
    const figures = {
      'home page': compare(ours, theirs, () => []),
      'If-None-Match': compare(ours, theirs, ({ tag }) => ['-H', `If-None-Match: ${tag}`]),
    };
    console.table(figures);
    return figures;
  } finally {
    await Promise.all([site.stop(), nginx.stop()]);
  }
}

async function withTag(origin: string): Promise<Server> {
  const { headers } = await fetch(origin, { headers: { 'Accept-Encoding': 'gzip' } });
  return { origin, tag: headers.get('etag') ?? '' };
}

function compare(ours: Server, theirs: Server, words: (server: Server) => readonly string[]) {
  const rates = { ours: [] as number[], theirs: [] as number[] };
  for (const server of [ours, theirs]) load(server, words(server), 1); // warm
  for (let run = 0; run < RUNS; run += 1) {
    rates.ours.push(load(ours, words(ours), SECONDS));
    rates.theirs.push(load(theirs, words(theirs), SECONDS));
  }
  const [site, nginx] = [median(rates.ours), median(rates.theirs)];
  return {
    'site per second': site,
    'nginx per second': nginx,
    ratio: Math.round((100 * site) / nginx) / 100,
  };
}

/** Requests per second, each of which was answered as it should. */
function load({ origin }: Server, words: readonly string[], seconds: number): number {
  const common = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip'];
  const { stdout } = spawnSync('wrk', [...common, ...words, `${origin}/`], { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
}
