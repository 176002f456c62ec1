import type { APIRoute } from 'astro';
import { showButton, unsubscribe } from '../../../server/newsletter/links.ts';

export const prerender = false;

/** The button that unsubscribes: opening the link does nothing. */
export const GET: APIRoute = (context) => showButton('unsubscribe', context);

/** Unsubscribes, also in one click from a mail program. */
export const POST: APIRoute = (context) => unsubscribe(context);
