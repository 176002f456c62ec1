/** The addresses of the typefaces, as a browser test intercepts them. */
export const TYPEFACES = '**/_astro/*.woff2';
