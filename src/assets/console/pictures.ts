import type { Locale } from '#locales.ts';
import made from './made-from.json' with { type: 'json' };

/** The addresses of the pictures of the finished console, by the name of their file. Made by `npm run pictures`. */
const FILES = import.meta.glob<string>('./*.{avif,webp,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Each still by its theme and width, the one that fits first: what fits nothing is shown the last. */
const WINDOWS = [
  { theme: 'dark', size: 'narrow', media: '(prefers-color-scheme: dark) and (width < 48rem)' },
  { theme: 'dark', size: 'wide', media: '(prefers-color-scheme: dark)' },
  { theme: 'light', size: 'narrow', media: '(width < 48rem)' },
  { theme: 'light', size: 'wide', media: undefined },
] as const;

/** A source of a still, as the element `source` takes it. */
export interface StillSource {
  readonly srcset: string;
  readonly type: string;
  readonly media: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** The still of the finished console: in AVIF where a browser reads it, else in WebP. */
export function consoleStill(locale: Locale): readonly StillSource[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    WINDOWS.map(({ theme, size, media }) => ({
      srcset: addressOf(`${locale}-${theme}-${size}.${format}`),
      type: `image/${format}`,
      media,
      ...made.sizes[size],
    })),
  );
}

/** The address of the film of a run, silent, in WebM. */
export function consoleFilm(locale: Locale): string {
  return addressOf(`${locale}.webm`);
}

function addressOf(name: string): string {
  const address = FILES[`./${name}`];
  if (address === undefined)
    throw new Error(`src/assets/console/${name} is missing: npm run pictures makes it.`);
  return address;
}
