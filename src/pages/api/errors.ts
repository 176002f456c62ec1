import type { APIRoute } from 'astro';
import { receiveErrorReport } from '../../server/error-reports.ts';

export const prerender = false;

/** Receives what a page tells of an error. */
export const POST: APIRoute = ({ request, locals }) =>
  receiveErrorReport(request, locals.client ?? '', locals.store);
