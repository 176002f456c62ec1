const adopted = new Set<string>();

/**
 * Gives the page a style sheet, imported with `?inline`, that only an action of the visitor needs: it travels with
 * the island and weighs nothing before. The policy refuses style elements of a script, not sheets that it constructs.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css) || typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
