import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { DevEnvironment } from 'vite';
import { checkMessageSyntax, MESSAGES } from '../editorial/checks/message-syntax.ts';
import { FAULTS, faultsOf } from '../editorial/faults.ts';
import { describeProblem } from '../editorial/problem.ts';
import { canonicalPath } from '../http/canonical.ts';

/**
 * In development, says what is wrong with a text or with a file of messages in place of the page, in the words of `npm run check:content`, and
 * shows the page again once it is mended.
 */
export function faultsPage(): AstroIntegration {
  let root = '';
  /**
   * Once Astro has answered with a page. A reload while it still makes the handler of requests leaves that with a manifest
   * that nobody knows, and every page is an error from then on (Astro 7.3).
   */
  const firstAnswer = Promise.withResolvers<void>();
  return {
    name: 'faults-page',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        const file = path.join(root, FAULTS);
        server.watcher.add(file);
        server.watcher.on('all', (_, changed) => {
          const own = path.relative(root, changed).replaceAll(path.sep, '/');
          // Pages keep what they read of data when their code is first run.
          const isData = /^content\/[\w-]+\.(?:yaml|json)$/.test(own);
          if (!isData && changed !== file && !own.startsWith(MESSAGES)) return;
          const { client, ...others } = server.environments;
          if (isData) void firstAnswer.promise.then(() => reload(Object.values(others)));
          reload([client]);
        });
        server.middlewares.use((request, response, next) => {
          const [asked = ''] = (request.url ?? '').split('?');
          const isPage = request.headers.accept?.includes('text/html') ?? false;
          void answer(isPage ? saidOf(root, canonicalPath(asked)) : [], response, (error) => {
            if (isPage) response.once('close', firstAnswer.resolve);
            next(error);
          });
        });
      },
    },
  };
}

function reload(environments: readonly DevEnvironment[]): void {
  for (const environment of environments) environment.hot.send({ type: 'full-reload' });
}

/** Answers with what is wrong; leaves the page to the others where nothing is. */
async function answer(
  found: readonly string[] | Promise<readonly string[]>,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const said = await found;
    if (said.length === 0) return next();
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page(said));
  } catch (error) {
    next(error);
  }
}

/** What is said in place of a page: every page has messages. */
async function saidOf(root: string, asked: string): Promise<string[]> {
  const unread = await checkMessageSyntax(root);
  return unread.length > 0 ? unread.map(describeProblem) : faultsOf(root, asked);
}

function page(said: readonly string[]): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>À corriger</title>
<script type="module" src="/@vite/client"></script>
<style>
:root { color-scheme: light dark; }
body { max-width: 70ch; margin: 10vh auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; }
li { margin-block: 1rem; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>À corriger</h1>
<p>La page revient dès que le fichier est enregistré sans erreur.</p>
<ul>
${said.map((one) => `<li>${one.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`).join('\n')}
</ul>
<p>La marche à suivre est dans <code>content/README.md</code>.</p>
</main>
</body>
</html>
`;
}
