import { demoForm } from '../../server/demo.ts';
import type { Endpoint } from '../../server/endpoint.ts';
import { receiveForm } from '../../server/forms/receive.ts';

export const prerender = false;

/** Receives a demo request. */
export const POST: Endpoint = (context) => receiveForm(demoForm, context);
