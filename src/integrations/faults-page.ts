import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FAULTS, faultsOf } from '../editorial/faults.ts';
import { canonicalPath } from '../http/canonical.ts';

/**
 * In development, says what is wrong with a text in place of its page, in the words of `npm run check:content`, and
 * shows the page again once it is mended.
 */
export function faultsPage(): AstroIntegration {
  let root = '';
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
          if (changed === file) server.ws.send({ type: 'full-reload' });
        });
        server.middlewares.use((request, response, next) => {
          const [asked = ''] = (request.url ?? '').split('?');
          const isPage = request.headers.accept?.includes('text/html') ?? false;
          const said = isPage ? faultsOf(root, canonicalPath(asked)) : [];
          if (said.length === 0) return next();
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(page(said));
        });
      },
    },
  };
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
