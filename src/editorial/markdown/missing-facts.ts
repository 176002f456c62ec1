import { namesMissingFact } from '#i18n/facts.ts';
import type { Locale } from '#locales.ts';

/** Rows of a table that has a heading and a rule, but no body. */
const EMPTY_TABLE_ROWS = 2;

/**
 * Removes what the owner's missing facts leave unsaid: each paragraph, item or row that names one, then tables without a
 * row and headings without a text.
 */
export function withoutMissingFacts(markdown: string, locale: Locale): string {
  if (!namesMissingFact(markdown, locale)) return markdown;
  const blocks = markdown.split(/\n{2,}/).map((block) =>
    block
      .split('\n')
      .filter((line) => !namesMissingFact(line, locale))
      .join('\n'),
  );
  return blocks.filter(hasContent).reduceRight<string[]>(keepHeadingWithText, []).join('\n\n');
}

function hasContent(block: string): boolean {
  if (block.startsWith('|')) return block.split('\n').length > EMPTY_TABLE_ROWS;
  return block.trim() !== '';
}

/** Puts a block before those below it, unless it is a heading that none of them belongs to. */
function keepHeadingWithText(below: string[], block: string): string[] {
  const depth = headingDepth(block);
  const depthBelow = below[0] === undefined ? 1 : headingDepth(below[0]);
  const isEmptyHeading = depth !== undefined && depthBelow !== undefined && depthBelow <= depth;
  return isEmptyHeading ? below : [block, ...below];
}

function headingDepth(block: string): number | undefined {
  return /^(#+) /.exec(block)?.[1]?.length;
}
