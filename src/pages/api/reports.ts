import type { APIRoute } from 'astro';
import { receivePolicyReports } from '../../server/policy-reports.ts';

export const prerender = false;

/** Receives what browsers tell of the policies of our pages. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receivePolicyReports(request, clientAddress, locals.store);
