import { resolveSections } from '#i18n/facts.ts';
import { isOn, ROUTES, type RouteName } from '#routes.ts';
import type { Problem } from './problem.ts';

/** The paths of the screens that are switched off. */
const OFF: ReadonlySet<string> = new Set(
  Object.entries(ROUTES).flatMap(([name, route]) => (isOn(name as RouteName) ? [] : Object.values(route))), // its keys
);

/** A link of Markdown to a path of the site. */
const LINK = /(?<!!)\[([^\]]*)\]\((\/[^)\s]*)\)/g;

/**
 * Takes from a text what is about parts that are switched off: its sections, and the addresses of links to their pages,
 * whose words stay. Each such link is told, since its sentence may need another end.
 */
export function withFeatures(source: string): { readonly text: string; readonly gone: readonly Problem[] } {
  const sections = resolveSections(source);
  if (OFF.size === 0) return { text: sections, gone: [] };
  const gone: Problem[] = [];
  const lines = sections.split('\n').map((line, index) =>
    line.replace(LINK, (link, words: string, address: string) => {
      const [path = ''] = address.split(/[?#]/);
      if (!OFF.has(path)) return link;
      const message = `${path} est retirée du site (FEATURES dans src/site.ts) : le lien tombe, ses mots restent`;
      gone.push({ line: index + 1, field: 'liens', message, severity: 'warning' });
      return words;
    }),
  );
  return { text: lines.join('\n'), gone };
}

/** Says why an edition of the newsletter is left out: it leads to a page that is switched off, the source of its figures. */
export function leftOut(source: string): readonly Problem[] {
  const [first] = withFeatures(source).gone;
  const message =
    'mène à une page retirée du site (FEATURES dans src/site.ts) : cette lettre n’y paraît plus';
  return first === undefined ? [] : [{ ...first, message }];
}
