import { route } from '../../../server/endpoint.ts';
import { receiveForm } from '../../../server/forms/receive.ts';
import { showPreferences } from '../../../server/newsletter/links.ts';
import { preferencesForm } from '../../../server/newsletter/preferences.ts';

export const prerender = false;

/** The settings of one subscription, opened by a link. */
export const GET = route((context) => showPreferences(context));

/** Receives a change of settings. */
export const POST = route((context) => receiveForm(preferencesForm, context));
