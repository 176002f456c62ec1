import type { APIRoute } from 'astro';
import { SITE } from '#site.ts';
import { LIGHT } from '#colours.ts';

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes,
  type: 'image/png',
  purpose,
});

/** Web app manifest: what a device shows when the site is added to its home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: SITE.product,
    short_name: SITE.product,
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
