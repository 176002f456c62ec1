import { route } from '../../../server/endpoint.ts';
import { showButton, unsubscribe } from '../../../server/newsletter/links.ts';

export const prerender = false;

/** The button that unsubscribes: opening the link does nothing. */
export const GET = route((context) => showButton('unsubscribe', context));

/** Unsubscribes, also in one click from a mail program. */
export const POST = route((context) => unsubscribe(context));
