import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const REPORTS = '/reports-of-the-test';

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
export async function watchSite(target: string): Promise<WatchedSite> {
  const reports: string[] = [];
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
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      const policy = answer.headers['content-security-policy'];
      if (policy !== undefined) {
        const silent = String(policy).replace(/;\s*report-(?:uri|to)[^;]*/g, '');
        answer.headers['content-security-policy'] = `${silent}; report-uri ${REPORTS}`;
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
  return `${directive} blocked ${report['blocked-uri']} at ${report['document-uri']}`;
}
