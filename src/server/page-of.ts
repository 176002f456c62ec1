/**
 * The path of the page behind a request, which decides the language of the answer: the path itself, or for an
 * endpoint the page whose form was sent (our referrer policy gives it to ourselves only).
 */
export function pageOf(path: string, referer: string | undefined): string {
  if (!path.startsWith('/api/')) return path;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
}
