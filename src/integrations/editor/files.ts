import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { stringify } from 'yaml';
import { contentType } from '../content-types.ts';
import config from './config.yml?raw';
import draft from './draft.js?raw';
import { editedRepository } from './settings.ts';

/** Clone that is opened from the browser in development, where the name is not used. */
const CLONE = { backend: { name: 'github', repo: 'local/clone' } };

const FILES: Readonly<Record<string, () => string>> = {
  'sveltia-cms.js': () => readFileSync('node_modules/@sveltia/cms/dist/sveltia-cms.js', 'utf8'),
  'draft.js': () => draft,
  'config.yml': () => stringify(editedRepository(process.env)?.config ?? CLONE) + config,
};

export const getStaticPaths: GetStaticPaths = () => Object.keys(FILES).map((file) => ({ params: { file } }));

export const GET: APIRoute = ({ params: { file = '' } }) =>
  new Response(FILES[file]?.(), { headers: { 'Content-Type': contentType(file) } });
