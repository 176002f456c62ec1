import type { AstroIntegration } from 'astro';

/** Makes `client:toast` known: the region of the toasts costs nothing until there is one. */
export function toastDirective(): AstroIntegration {
  return {
    name: 'toast-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'toast',
          entrypoint: './src/client/hydrate-on-toast.ts',
        });
      },
    },
  };
}
