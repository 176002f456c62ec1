/** Erases this site's cookies whose names begin so, on every path and domain that may have set them. */
export function eraseCookies(prefixes: readonly string[]): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of names) {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    // Only the domain and the path that a cookie was set with erase it, and the browser does not give them.
    for (const domain of domains(location.hostname))
      for (const path of paths(location.pathname))
        document.cookie = `${name}=;max-age=0;path=${path}${domain}`;
  }
}

/** The host alone, then the host and its parents: www.example.com, example.com, com. */
function domains(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, depth) => `;domain=${labels.slice(depth).join('.')}`)];
}

/** A path and its parents, with and without a final slash: /en/pricing, /en/pricing/, /en, /en/, /. */
function paths(pathname: string): string[] {
  const steps = pathname.split('/').filter((step) => step !== '');
  return [
    '/',
    ...steps.flatMap((_, depth) => {
      const path = `/${steps.slice(0, depth + 1).join('/')}`;
      return [path, `${path}/`];
    }),
  ];
}
