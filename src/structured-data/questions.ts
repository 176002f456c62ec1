import type { FAQPage } from 'schema-dts';
import { absolute } from '../routes.ts';

/** The questions that stand answered on a page, word for word. */
export function questionsNode(
  path: string,
  items: readonly { readonly question: string; readonly answer: string }[],
  site: URL,
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absolute(path, site)}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
