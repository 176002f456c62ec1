import { factNames, unknownFact } from '../../i18n/facts.ts';
import type { Finding } from '../problem.ts';
import type { Text } from './text.ts';

/** Each `{{fact}}` is one of the site's. */
export function checkFacts({ pieces, body, locale }: Text): Finding[] {
  const links = body.links.map(({ line, url }) => ({ line, field: 'liens', text: url }));
  return [...pieces, ...links].flatMap(({ line, field, text }) => {
    const unknown = unknownFact(text, locale);
    if (unknown === undefined) return [];
    const names = factNames().map((name) => `{{${name}}}`);
    return [{ line, field, message: `${unknown} ne correspond à rien. Admis : ${names.join(', ')}` }];
  });
}
