import type { APIRoute } from 'astro';
import { receiveErrorReport } from '../../server/error-reports.ts';

export const prerender = false;

/** Receives what a page tells of an error. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveErrorReport(request, clientAddress, locals.store);
