import { route } from '../../server/endpoint.ts';
import { receivePolicyReports } from '../../server/reports/policy-reports.ts';

export const prerender = false;

/** Receives what browsers tell of the policies of our pages. */
export const POST = route(({ request, locals }) =>
  receivePolicyReports(request, locals.client ?? '', locals.store),
);
