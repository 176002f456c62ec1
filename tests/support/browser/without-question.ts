import { load } from 'cheerio';

/** A page without the question about cookies: neither its markup nor its styles. */
export function withoutQuestion(html: string): string {
  const $ = load(html);
  const question = $('[data-consent]');
  // Astro marks what a component draws, and the selectors of its styles, with an attribute of its own.
  const scope = Object.keys(question.attr() ?? {}).find((name) => name.startsWith('data-astro-cid-'));
  if (scope === undefined) throw new Error('The question has no scope: does Astro name scopes otherwise?');
  question.remove();
  const rules = new RegExp(`[^{}]*\\[(?:${scope}|data-consent)\\][^{}]*\\{[^{}]*\\}`, 'g');
  $('style').each((_, style) => void $(style).text($(style).text().replace(rules, '')));
  return $.html();
}
