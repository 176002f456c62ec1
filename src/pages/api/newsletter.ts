import { route } from '../../server/endpoint.ts';
import { receiveForm } from '../../server/forms/receive.ts';
import { newsletterForm } from '../../server/newsletter/subscribe.ts';

export const prerender = false;

/** Receives an address for the newsletter, which its owner has then to confirm. */
export const POST = route((context) => receiveForm(newsletterForm, context));
