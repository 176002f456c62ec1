import { route } from '../../server/endpoint.ts';
import { receiveForm } from '../../server/forms/receive.ts';
import { loginForm } from '../../server/login/login.ts';

export const prerender = false;

/** Hands a login to the product. */
export const POST = route((context) => receiveForm(loginForm, context));
