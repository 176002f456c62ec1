import { load } from 'cheerio';

/** What the styles of the question begin with: all of it, and the room that it takes at the end of the page. */
const RULES = ['.consent-question{', 'html:has([data-consent]'];

/** A page without the question about cookies: neither its markup nor its styles. */
export function withoutQuestion(html: string): string {
  const $ = load(html);
  $('[data-consent]').remove();
  const all = $('style').text();
  const styles = RULES.reduce(withoutRule, all);
  $('style').each((_, style) => void $(style).text(styles));
  return $.html();
}

/** Styles without the rule that begins so, and what is nested in it. */
function withoutRule(css: string, beginning: string): string {
  const start = css.indexOf(beginning);
  if (start === -1) throw new Error(`No rule begins with ${beginning}: is it named otherwise?`);
  let depth = 0;
  for (let end = start; end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    if (css[end] === '}' && depth === 0) return css.slice(0, start) + css.slice(end + 1);
  }
  throw new Error(`The rule ${beginning} does not end.`);
}
