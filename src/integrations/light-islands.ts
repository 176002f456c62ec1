import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

const ELEMENT = fileURLToPath(new URL('../client/islands/element.ts', import.meta.url));
const RENDERER = fileURLToPath(new URL('../islands/hydrate.ts', import.meta.url));

/** A page carries those that it uses. */
const DIRECTIVES = ['intent', 'warm', 'toast'] as const;
const ENTRIES = {
  intent: './src/client/intent.ts',
  warm: './src/client/islands/warm.ts',
  toast: './src/client/islands/toast.ts',
};

/**
 * Islands that hydrate on intent, at a quarter of the weight: makes `client:intent` and its kin known, and has our own
 * element and renderer stand in for Astro's and React's. Both keep to their attributes and signatures.
 */
export function lightIslands(): AstroIntegration {
  return {
    name: 'light-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const name of DIRECTIVES) addClientDirective({ name, entrypoint: ENTRIES[name] });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'light-islands',
                enforce: 'pre',
                resolveId: (source) => {
                  if (source.endsWith('/astro-island.prebuilt.js')) return `\0${ELEMENT}`;
                  return source === '@astrojs/react/client.js' ? RENDERER : undefined;
                },
                load: async (id) =>
                  id === `\0${ELEMENT}`
                    ? `export default ${JSON.stringify(await elementScript())}`
                    : undefined,
              },
            ],
          },
        });
      },
    },
  };
}

/** The element as one classic script, as Astro makes those of directives. */
async function elementScript(): Promise<string> {
  const options = { bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' } as const;
  const { outputFiles } = await build({ entryPoints: [ELEMENT], ...options });
  return outputFiles.map(({ text }) => text).join('');
}
