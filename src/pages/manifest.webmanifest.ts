import type { APIRoute } from 'astro';
import { SITE } from '../site.ts';

const PAPER = '#f6f3ec';

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes,
  type: 'image/png',
  purpose,
});

/** What a device shows when the site is added to its home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: SITE.product,
    short_name: SITE.product,
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
