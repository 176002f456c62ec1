import type { APIRoute } from 'astro';
import { demoForm } from '../../server/demo.ts';
import { receiveForm } from '../../server/forms/receive.ts';

export const prerender = false;

/** Receives a demo request. */
export const POST: APIRoute = (context) => receiveForm(demoForm, context);
