import { demoForm } from '../../server/forms/demo.ts';
import { route } from '../../server/endpoint.ts';
import { receiveForm } from '../../server/forms/receive.ts';

export const prerender = false;

/** Receives a demo request. */
export const POST = route((context) => receiveForm(demoForm, context));
