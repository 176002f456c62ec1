import { z } from 'zod';
import { MESSAGE_LIMIT } from '#schemas/masking.ts';
import type { AppContext } from '../context.ts';
import { readJson } from '../json.ts';
import { storeReports, type PageError, type ReportServices } from './error-reports.ts';

/** Violations in one request: a browser sends those it has collected. */
const MAX_VIOLATIONS = 10;

const ADDRESS_LIMIT = 2048;

const AddressSchema = z.string().transform((address) => address.slice(0, ADDRESS_LIMIT));

/** Violation in the format of the Reporting API. Samples and referrers are not read. */
const ViolationSchema = z.object({
  type: z.literal('csp-violation'),
  url: AddressSchema.pipe(z.url({ protocol: /^https?$/ })),
  body: z.object({ effectiveDirective: z.string().max(100), blockedURL: AddressSchema }),
});

const ReportsSchema = z.array(ViolationSchema).min(1).max(MAX_VIOLATIONS);

/** Handler of policy violations (`application/reports+json`), which are stored and limited like error reports. */
export function handlePolicyReports(services: ReportServices) {
  return async (c: AppContext): Promise<Response> => {
    const reports = ReportsSchema.safeParse(readJson(await c.req.text()));
    return reports.success ? storeReports(c, services, reports.data.map(toPageError)) : c.body(null, 400);
  };
}

function toPageError({ url, body }: z.infer<typeof ViolationSchema>): PageError {
  const message = `Policy: ${body.effectiveDirective} blocked ${blockedSource(body.blockedURL)}`;
  return { message: message.slice(0, MESSAGE_LIMIT), url };
}

/** Origin of the blocked address, or its kind, such as `inline`. */
function blockedSource(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked.slice(0, 40);
  const { protocol, host } = new URL(blocked);
  return `${protocol}//${host}`;
}
