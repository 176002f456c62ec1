import type { Locale } from '#locales.ts';
import { escapeHtml } from '#text.ts';
import { escapeControls } from '../escape-controls.ts';

/** Part of a mail: a paragraph, a list of answers, or a link. Texts may come from a visitor. */
export type MailPart =
  | string
  | readonly { readonly label: string; readonly value: string }[]
  | { readonly href: string; readonly label: string };

/** Renders a mail as plain text and as simple HTML, without images, styles or scripts. */
export function mailBody(
  locale: Locale,
  subject: string,
  blocks: readonly MailPart[],
): { text: string; html: string } {
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body>
${blocks.map(toHtml).join('\n')}
</body></html>
`;
  return { text: `${blocks.map(toText).join('\n\n')}\n`, html };
}

function toText(block: MailPart): string {
  if (typeof block === 'string') return escapeControls(block);
  if ('href' in block) return `${block.label}\n${block.href}`;
  return block
    .map(({ label, value }) => `${label}\n    ${escapeControls(value).replaceAll('\n', '\n    ')}`)
    .join('\n');
}

function toHtml(block: MailPart): string {
  if (typeof block === 'string') return `<p>${escape(block)}</p>`;
  if ('href' in block) return `<p><a href="${escape(block.href)}">${escape(block.label)}</a></p>`;
  const answers = block.map(({ label, value }) => `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`);
  return `<dl>${answers.join('')}</dl>`;
}

const escape = (text: string) => escapeHtml(escapeControls(text)).replaceAll('\n', '<br>');
