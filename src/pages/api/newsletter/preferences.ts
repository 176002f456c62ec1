import type { Endpoint } from '../../../server/endpoint.ts';
import { receiveForm } from '../../../server/forms/receive.ts';
import { showPreferences } from '../../../server/newsletter/links.ts';
import { preferencesForm } from '../../../server/newsletter/preferences.ts';

export const prerender = false;

/** The settings of one subscription, opened by a link. */
export const GET: Endpoint = (context) => showPreferences(context);

/** Receives a change of settings. */
export const POST: Endpoint = (context) => receiveForm(preferencesForm, context);
