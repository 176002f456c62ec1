/** Address of a file of the build: `/index.html` is `/`, `/en.html` is `/en`, any other file is itself. */
export function fileAddress(file: string): string {
  return file.endsWith('.html') ? canonicalPath(file) : file;
}

/** Path in the one form that is served: no trailing slash, no `.html`, no `index`. */
export function canonicalPath(path: string): string {
  const bare = path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return bare === '' ? '/' : bare;
}
