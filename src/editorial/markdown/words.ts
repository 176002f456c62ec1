import { defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri';
import { fillKnown } from '#i18n/facts.ts';
import { ordinalsIn, typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';

/** Fills the facts of a body and sets its words in the typography of its language, for its page. */
export function setWords(locale: Locale) {
  const fill = (text: string) => fillKnown(text, locale);
  const addresses = new Set<string>();
  return defineMdastPlugin({
    name: 'words',
    link(node, context) {
      addresses.add(node.url);
      context.setProperty(node, 'url', fill(node.url));
    },
    definition(node, context) {
      context.setProperty(node, 'url', fill(node.url));
    },
    inlineCode(node, context) {
      context.setProperty(node, 'value', fill(node.value));
    },
    text(node, context) {
      const { value } = node;
      const set = addresses.has(value) ? fill(value) : typeset(fill(value), locale);
      const pieces = ordinalsIn(set, locale);
      if (pieces.length > 1) context.replaceNode(node, pieces.map(toNode));
      else context.setProperty(node, 'value', set);
    },
    blockquote: markAttribution,
  });
}

/** Makes the last paragraph of a quote its footer when it begins with a dash: where the quote comes from. */
function markAttribution(
  { children }: Readonly<Extract<MdastNode, { type: 'blockquote' }>>,
  context: MdastVisitorContext,
): void {
  const last = children.at(-1);
  const [words] = last?.type === 'paragraph' ? last.children : [];
  if (children.length < 2 || last === undefined || words?.type !== 'text' || !words.value.startsWith('— '))
    return;
  context.setProperty(last, 'data', { hName: 'footer' });
}

function toNode({ text: value, isRaised }: { text: string; isRaised: boolean }): MdastNode {
  const words = { type: 'text' as const, value };
  return isRaised ? { type: 'superscript', children: [words] } : words;
}
