import { z } from 'zod';
import { MESSAGE_LIMIT } from '#schemas/masking.ts';
import type { ErrorReport } from '#schemas/error-report.ts';
import type { AppContext } from '../context.ts';
import { keepReports, parseJson } from './error-reports.ts';

/** A browser sends what it has gathered at once; a page of ours breaks its policy in a few ways at most. */
const MOST_AT_ONCE = 10;

/** One violation as the Reporting API tells it. Samples of the page, referrers and the like are not read. */
const ViolationSchema = z.object({
  type: z.literal('csp-violation'),
  url: z.url({ protocol: /^https?$/ }),
  body: z.object({ effectiveDirective: z.string().max(100), blockedURL: z.string() }),
});

const ReportsSchema = z.array(ViolationSchema).min(1).max(MOST_AT_ONCE);

/**
 * Receives what browsers report of our policies (`application/reports+json`): each violation is kept, counted and
 * limited as an error report is, since anybody can forge either. Refusals have no body.
 */
export async function receivePolicyReports(c: AppContext): Promise<Response> {
  const reports = ReportsSchema.safeParse(parseJson(await c.req.arrayBuffer()));
  return reports.success ? keepReports(c, reports.data.map(toErrorReport)) : c.body(null, 400);
}

function toErrorReport({ url, body }: z.infer<typeof ViolationSchema>): ErrorReport {
  const { origin, pathname } = new URL(url);
  const message = `Policy: ${body.effectiveDirective} stopped ${sourceOf(body.blockedURL)}`;
  return {
    message: message.slice(0, MESSAGE_LIMIT),
    timestamp: new Date().toISOString(),
    url: origin + pathname,
  };
}

/** The host of what was stopped, or its kind, such as `inline`: an address may hold anything. */
function sourceOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked.slice(0, 40);
  const { protocol, host } = new URL(blocked);
  return `${protocol}//${host}`;
}
