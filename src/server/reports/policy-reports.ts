import { z } from 'zod';
import type { ErrorReport } from '#schemas/error-report.ts';
import { MESSAGE_LIMIT } from '#schemas/masking.ts';
import type { AppContext } from '../context.ts';
import { parseJson, storeReports, type ReportServices } from './error-reports.ts';

/** Violations in one request: a browser sends those it has collected. */
const MAX_VIOLATIONS = 10;

/** Violation in the format of the Reporting API. Samples and referrers are not read. */
const ViolationSchema = z.object({
  type: z.literal('csp-violation'),
  url: z.url({ protocol: /^https?$/ }),
  body: z.object({ effectiveDirective: z.string().max(100), blockedURL: z.string() }),
});

const ReportsSchema = z.array(ViolationSchema).min(1).max(MAX_VIOLATIONS);

/** Handler of policy violations (`application/reports+json`), which are stored and limited like error reports. */
export function handlePolicyReports(services: ReportServices) {
  return async (c: AppContext): Promise<Response> => {
    const reports = ReportsSchema.safeParse(parseJson(await c.req.arrayBuffer()));
    return reports.success ? storeReports(c, services, reports.data.map(toErrorReport)) : c.body(null, 400);
  };
}

function toErrorReport({ url, body }: z.infer<typeof ViolationSchema>): ErrorReport {
  const { origin, pathname } = new URL(url);
  const message = `Policy: ${body.effectiveDirective} blocked ${blockedSource(body.blockedURL)}`;
  return {
    message: message.slice(0, MESSAGE_LIMIT),
    timestamp: new Date().toISOString(),
    url: origin + pathname,
  };
}

/** Origin of the blocked address, or its kind, such as `inline`. */
function blockedSource(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked.slice(0, 40);
  const { protocol, host } = new URL(blocked);
  return `${protocol}//${host}`;
}
