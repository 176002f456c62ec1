import type { APIRoute } from 'astro';
import { notOpen } from '../../server/not-open.ts';

export const prerender = false;

/** Until this form is received: says so, keeps nothing. */
export const POST: APIRoute = ({ request }) => notOpen(request, 'login');
