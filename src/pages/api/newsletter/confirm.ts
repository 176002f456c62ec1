import type { APIRoute } from 'astro';
import { confirm, showButton } from '../../../server/newsletter/links.ts';

export const prerender = false;

/** The button that confirms: opening the link does nothing. */
export const GET: APIRoute = (context) => showButton('confirm', context);

/** Confirms a subscription. */
export const POST: APIRoute = (context) => confirm(context);
