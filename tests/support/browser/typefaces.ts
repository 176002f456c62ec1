/** The address of the style sheet with the typefaces, as a browser test intercepts it. */
export const TYPEFACES = '**/_astro/typefaces.*.css';
