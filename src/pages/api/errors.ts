import { route } from '../../server/endpoint.ts';
import { receiveErrorReport } from '../../server/reports/error-reports.ts';

export const prerender = false;

/** Receives what a page tells of an error. */
export const POST = route(({ request, locals }) =>
  receiveErrorReport(request, locals.client ?? '', locals.store),
);
