import type { APIRoute } from 'astro';
import { consentTexts } from '../integrations/consent-texts.ts';
import { configuredTags } from '../http/tags.ts';

/** The words of the consent dialog in English, fetched when it is approached. */
export const GET: APIRoute = () => Response.json(consentTexts('en', configuredTags(process.env)));
