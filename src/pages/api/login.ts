import type { APIRoute } from 'astro';
import { receiveForm } from '../../server/forms/receive.ts';
import { loginForm } from '../../server/login/login.ts';

export const prerender = false;

/** Hands a login to the product. */
export const POST: APIRoute = (context) => receiveForm(loginForm, context);
