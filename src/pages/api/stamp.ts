import type { APIRoute } from 'astro';
import { giveStamp } from '../../server/forms/give-stamp.ts';

export const prerender = false;

/** The time, signed, for a form that is being filled in. */
export const GET: APIRoute = ({ locals }) => giveStamp(locals.store);
