import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Backend } from '@sveltia/cms';
import type { AstroIntegration } from 'astro';
import { addressOf } from '#http/canonical.ts';
import { contentType } from '../content-types.ts';
import { EDITOR } from '#http/headers.ts';
import { publicOrigins } from '#http/origins.ts';
import { addressesOf, editedRepository, repositoryConfig, type Repository } from './settings.ts';

/** In development without a repository: the clone is opened from the browser, and nothing else is written to. */
const CLONE: Repository = {
  host: 'github',
  origin: 'https://github.com',
  name: 'local/clone',
  branch: 'main',
};

/** The editor's address as some type it, before its query. */
const WITH_SLASH = new RegExp(`^${EDITOR}/(?=$|\\?)`);

/**
 * Adds the editor in the browser to a build whose owner named a repository, and to the development server. `backend`
 * stands for that of the environment.
 */
export function editor(backend?: Backend): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await filesFor(editedRepository(process.env), backend);
        for (const [file, make] of files) {
          const target = path.join(fileURLToPath(dir), file);
          mkdirSync(path.dirname(target), { recursive: true });
          writeFileSync(target, make());
        }
      },
      'astro:server:setup': ({ server }) => {
        const repository = editedRepository(process.env) ?? CLONE;
        // Before Astro, which refuses every address with a slash at its end.
        server.httpServer?.prependListener('request', (request: IncomingMessage) => {
          request.url = request.url?.replace(WITH_SLASH, EDITOR);
        });
        server.middlewares.use(EDITOR, (request, response, next) => {
          const [asked = ''] = (request.originalUrl ?? '').split('?');
          void answer(asked, response, next, filesFor(repository, backend));
        });
      },
    },
  };
}

/** Answers in development with the file of an address. */
async function answer(
  address: string,
  response: ServerResponse,
  next: (error: unknown) => void,
  files: ReturnType<typeof filesFor>,
): Promise<void> {
  try {
    const [file, make] = (await files).find(([one]) => addressOf(one) === address) ?? [];
    if (file === undefined || make === undefined) response.writeHead(404).end();
    else response.setHeader('Content-Type', contentType(file)).end(make());
  } catch (error) {
    next(error);
  }
}

/** The files of the editor of a repository, or of another `backend`; none without either. */
async function filesFor(repository: Repository | undefined, backend: Backend | undefined) {
  if (repository === undefined && backend === undefined) return [];
  // Imported here: a site without an editor needs none of it.
  const { editorFiles } = await import('./page.ts');
  const config = backend === undefined ? repositoryConfig(repository ?? CLONE) : { backend };
  const addresses = repository === undefined ? { connect: '', img: '' } : addressesOf(repository);
  return editorFiles({ site_url: publicOrigins(process.env).PUBLIC_SITE_ORIGIN, ...config }, addresses);
}
