import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Before an address: the page shows in a frame of 320 × 256, narrower than a window of WebKit can be. */
export const NARROW = '/narrow-of-the-test';

const REPORTS = '/reports-of-the-test';

/** A policy under which no engine runs a script of the page, as if the visitor had turned scripts off. */
const WITHOUT_SCRIPT = 'sandbox allow-forms allow-same-origin allow-top-navigation';

/** What a watched site does to its visitors. */
interface Ways {
  /** `off`: no engine runs a script of its pages. */
  readonly scripts?: 'run' | 'off';
}

/** The site behind a proxy that asks every engine to report each violation of the policy, and keeps the reports. */
export interface WatchedSite {
  readonly origin: string;
  /** What was reported since the last call, each as its directive and what it blocked. */
  readonly violations: () => readonly string[];
  readonly stop: () => void;
}

/**
 * Stands in front of a site. Reports are the one way to learn of violations that is the same in every engine and that
 * misses none: they need no script of ours in the page.
 */
export async function watchSite(target: string, { scripts = 'run' }: Ways = {}): Promise<WatchedSite> {
  const reports: string[] = [];
  let posts = 0;
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.url === REPORTS) {
      let body = '';
      incoming.on('data', (chunk) => (body += String(chunk)));
      incoming.on('end', () => {
        reports.push(describe(body));
        outgoing.writeHead(204).end();
      });
      return;
    }
    if (incoming.url?.startsWith(NARROW)) {
      outgoing.setHeader('Content-Type', 'text/html');
      outgoing.end(
        `<!doctype html><iframe width=320 height=256 frameborder=0 src="${incoming.url.slice(NARROW.length)}"></iframe>`,
      );
      return;
    }
    const { method } = incoming;
    posts += method === 'POST' ? 1 : 0;
    // Each post comes from an address of its own: one would soon be asked to wait.
    const headers = { ...incoming.headers, 'x-forwarded-for': `198.51.100.${posts}` };
    const passed = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      const isFramed = incoming.headers['sec-fetch-dest'] === 'iframe';
      if (isFramed) delete answer.headers['x-frame-options'];
      const policy = answer.headers['content-security-policy'];
      if (policy !== undefined) {
        const whole = isFramed ? String(policy).replace("frame-ancestors 'none'", '') : String(policy);
        const silent = whole.replace(/;?\s*report-(?:uri|to)[^;]*/g, '');
        const added = scripts === 'off' ? `; ${WITHOUT_SCRIPT}` : '';
        answer.headers['content-security-policy'] = `${silent}; report-uri ${REPORTS}${added}`;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo; // listening on TCP
  return {
    origin: `http://127.0.0.1:${port}`,
    violations: () => reports.splice(0),
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** A report in a line: engines name the same members differently. */
function describe(body: string): string {
  const { 'csp-report': report = {} } = JSON.parse(body) as { 'csp-report'?: Record<string, string> };
  const directive = report['effective-directive'] ?? report['violated-directive'];
  const place = `${report['source-file'] ?? ''}:${report['line-number'] ?? ''}`;
  const sample = report['script-sample'] ?? report['sample'] ?? '';
  return `${directive} blocked ${report['blocked-uri']} at ${report['document-uri']}, ${place} ${sample}`;
}
