import { route } from '../../../server/endpoint.ts';
import { confirm, showButton } from '../../../server/newsletter/links.ts';

export const prerender = false;

/** The button that confirms: opening the link does nothing. */
export const GET = route((context) => showButton('confirm', context));

/** Confirms a subscription. */
export const POST = route((context) => confirm(context));
