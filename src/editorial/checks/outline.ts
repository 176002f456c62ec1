import { fillKnown } from '#i18n/facts.ts';
import type { Locale } from '#locales.ts';
import { slugify } from '#text.ts';
import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** Anchors that every article page already has. */
export const PAGE_ANCHORS: readonly string[] = ['main', 'score', 'questions', 'sources'];

export function headingAnchor(heading: string, locale: Locale): string {
  return slugify(fillKnown(heading, locale));
}

/** Headings go down one step at a time from ##, and each can be linked to. */
export function checkOutline({ body: { headings }, locale }: Text): Problem[] {
  const anchors = headings.map(({ text }) => headingAnchor(text, locale));
  return headings.flatMap((heading, index) => {
    const depthAbove = headings[index - 1]?.depth ?? 1;
    const anchor = anchors[index] ?? '';
    const first = headings[anchors.indexOf(anchor)];
    const message =
      depthProblem(heading.depth, depthAbove) ??
      (first === heading
        ? anchorProblem(heading, anchor)
        : `« ${heading.text} » est déjà le titre de la ligne ${first?.line} : changez l'un des deux`);
    return message === undefined ? [] : [{ line: heading.line, field: 'titres', message }];
  });
}

function depthProblem(depth: number, depthAbove: number): string | undefined {
  if (depth === 1) return 'un titre # est déjà celui de la page (title) : commencez à ##';
  if (depth > 3) return 'deux niveaux suffisent : ## pour une partie, ### pour une sous-partie';
  if (depth > depthAbove + 1) return `le titre saute un niveau : écrivez ${'#'.repeat(depthAbove + 1)}`;
  return undefined;
}

function anchorProblem(
  { text, hasLink }: Text['body']['headings'][number],
  anchor: string,
): string | undefined {
  if (anchor === '') return 'un titre sans mot : écrivez-le, ou retirez la ligne';
  if (PAGE_ANCHORS.includes(anchor))
    return `« ${text} » est déjà un titre de la page : choisissez-en un autre`;
  return hasLink ? 'un titre est déjà un lien vers sa partie : retirez celui qu’il contient' : undefined;
}
