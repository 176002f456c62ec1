import { randomUUID } from 'node:crypto';
import autocannon, { type Options, type Result } from 'autocannon';
import { readFileSync } from 'node:fs';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { demoBody } from '../support/server/posts.ts';
import { DATABASES, stores } from '../support/server/stores.ts';

const SECONDS = 10;

/** The load at which pages must stay quick: far above what a marketing site meets. */
const STEADY = 300;

/**
 * Measures demo requests that are on the disk when they are answered, on either database: the most a second, then the
 * wait of pages (p99, ms) beside 300 posts a second, and the memory of the server after both.
 */
export async function measurePosts() {
  const rows: Record<string, object> = {};
  for (const kind of DATABASES) {
    const databases = await stores(kind);
    const site = await startSite({ ...(await databases.fresh()), TRUSTED_PROXY_HOPS: '1' });
    try {
      await run(site, posts({ duration: 2 })); // compiles the code
      const most = await run(site, posts({ connections: 32 }));
      const [beside, pages] = await Promise.all([
        run(site, posts({ connections: 16, overallRate: STEADY })),
        run(site, { url: '/', connections: 8, overallRate: 200 }),
      ]);
      rows[kind] = {
        'posts a second': Math.round(most.requests.average),
        'post p99 ms': most.latency.p99,
        'page p99 ms beside 300 posts': pages.latency.p99,
        'posts a second beside pages': Math.round(beside.requests.average),
        'memory MB': memory(site),
      };
    } finally {
      await site.stop();
      await databases.end();
    }
  }
  return rows;
}

/** Counts the visitors of all runs: each post is of another, since limits count them. */
let visitors = 0;

function posts(options: Partial<Options>): Partial<Options> {
  return {
    connections: 16,
    requests: [
      {
        method: 'POST',
        path: '/api/demo',
        setupRequest: (request) => {
          const n = (visitors += 1);
          return {
            ...request,
            body: demoBody(n, randomUUID()),
            headers: {
              'Content-Type': 'application/json',
              Accept: 'application/json',
              'Sec-Fetch-Site': 'same-origin',
              'X-Forwarded-For': `${10 + ((n >> 16) & 127)}.${(n >> 8) & 255}.${n & 255}.1`,
            },
          };
        },
      },
    ],
    ...options,
  };
}

/** Runs a load, and refuses a result that counts an answer other than a success. */
async function run({ origin }: RunningSite, { url = '', ...options }: Partial<Options>): Promise<Result> {
  const result = await autocannon({ url: origin + url, duration: SECONDS, reconnectRate: 50, ...options });
  const lost = result.non2xx + result.errors + result.timeouts;
  if (lost > 0)
    throw new Error(`${lost} of ${result.requests.total} requests were not answered as they should.`);
  return result;
}

/** Reads the memory that the server holds, in MB, where the system says it (Linux); else 0. */
function memory({ process: { pid } }: RunningSite): number {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  } catch {
    return 0;
  }
}
