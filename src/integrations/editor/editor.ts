import type { AstroIntegration } from 'astro';
import { EDITOR_PATH } from '#http/headers.ts';
import { editedRepository } from './settings.ts';

/** Adds Sveltia CMS at `/admin`: to a build whose owner names the repository, and to the development server. */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && editedRepository(process.env) === undefined) return;
        injectRoute({ pattern: EDITOR_PATH, entrypoint: new URL('Admin.astro', import.meta.url) });
        injectRoute({ pattern: `${EDITOR_PATH}/[file]`, entrypoint: new URL('files.ts', import.meta.url) });
      },
    },
  };
}
