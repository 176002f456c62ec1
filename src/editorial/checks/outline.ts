import { fillFacts, unknownFact } from '../../i18n/facts.ts';
import type { Locale } from '../../locales.ts';
import type { Problem } from '../problem.ts';
import { slugOf } from '../markdown/slug.ts';
import type { Text } from './text.ts';

/** Anchors that every article page already has. */
export const PAGE_ANCHORS: readonly string[] = ['main', 'questions', 'sources'];

/** The anchor of a heading, its facts filled. */
export function anchorOf(heading: string, locale: Locale): string {
  return slugOf(unknownFact(heading, locale) === undefined ? fillFacts(heading, locale) : heading);
}

/** Headings go down one step at a time from ##, and each can be linked to. */
export function checkOutline({ body, locale }: Text): Problem[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  let above = 1;
  for (const { line, depth, text } of body.headings) {
    const report = (message: string) => problems.push({ line, field: 'titres', message });
    const anchor = anchorOf(text, locale);
    const first = lines.get(anchor);
    if (depth === 1) report('un titre # est déjà celui de la page (title) : commencez à ##');
    else if (depth > 3) report('deux niveaux suffisent : ## pour une partie, ### pour une sous-partie');
    else if (depth > above + 1) report(`le titre saute un niveau : écrivez ${'#'.repeat(above + 1)}`);
    if (anchor === '') report('un titre sans mot : écrivez-le, ou retirez la ligne');
    else if (PAGE_ANCHORS.includes(anchor))
      report(`« ${text} » est déjà un titre de la page : choisissez-en un autre`);
    else if (first !== undefined)
      report(`« ${text} » est déjà le titre de la ligne ${first} : changez l'un des deux`);
    lines.set(anchor, first ?? line);
    above = depth;
  }
  return problems;
}
