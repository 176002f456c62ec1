import {
  defineHastPlugin,
  defineMdastPlugin,
  markdownToHtml,
  type HastFilteredVisitor,
  type HastNode,
} from 'satteri';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';
import { readDrawing } from './drawing.ts';
import { slugOf } from './slug.ts';

/** A heading of a text, for its table of contents. */
export interface Heading {
  readonly depth: 2 | 3;
  readonly id: string;
  readonly text: string;
}

/** A text ready to be set in a page. */
export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** What the footnotes and the tables are called, for those who do not see them. */
const WORDS = {
  fr: { notes: 'Notes', back: 'Revenir à l’appel de note {reference}', table: 'Tableau' },
  en: { notes: 'Notes', back: 'Back to note reference {reference}', table: 'Table' },
} as const;

/**
 * Turns typeset Markdown into HTML that is safe to print: raw HTML and script addresses are refused, headings
 * numbered by anchors, drawings set in the page. Throws a sentence for the editor. `file` is where relative drawings
 * are looked for.
 */
export function renderMarkdown(markdown: string, locale: Locale, file: URL): Rendered {
  const headings: Heading[] = [];
  const words = WORDS[locale];
  const { html } = markdownToHtml(markdown, {
    features: {
      smartPunctuation: false,
      gfm: { footnotes: { label: words.notes, backLabel: words.back, clobberPrefix: '' } },
    },
    mdastPlugins: [refusal],
    hastPlugins: [elements(headings, words.table, file, locale)],
  });
  return { html, headings };
}

/** The parser sanitises nothing: raw HTML and addresses that could run script are refused here. */
const refusal = defineMdastPlugin({
  name: 'refusal',
  html(node) {
    throw new Error(`le HTML n'est pas admis dans un texte : ${node.value.slice(0, 60)}`);
  },
  link: refuseAddress,
  definition: refuseAddress,
});

function refuseAddress({ url }: { readonly url: string }): void {
  if (!/^(?:https:|mailto:|\/(?!\/)|#)/.test(url))
    throw new Error(`lien refusé : ${url} (admis : https, mailto, /chemin, #ancre)`);
}

/** All changes to elements, in one pass in the order of the text: a table takes its name from the heading above it. */
function elements(headings: Heading[], table: string, file: URL, locale: Locale) {
  return defineHastPlugin({
    name: 'elements',
    element: [
      anchors(headings),
      tables(table, headings),
      cells,
      checklists,
      boxes,
      ...(locale === 'en' ? [frenchWords] : []),
      drawings(file, locale),
    ],
  });
}

type AnyVisitor = HastFilteredVisitor<Extract<HastNode, { type: 'element' }>>;

/** A change to the elements of some names, without waiting for anything. */
type Visitor = Pick<AnyVisitor, 'filter'> & {
  visit(
    ...given: Parameters<AnyVisitor['visit']>
  ): Exclude<ReturnType<AnyVisitor['visit']>, Promise<unknown>>;
};

/** Each heading can be linked to, and is its own link: the address to copy. */
function anchors(headings: Heading[]): Visitor {
  const taken = new Map<string, number>();
  return {
    filter: ['h2', 'h3'],
    visit(node, context) {
      const text = context.textContent(node);
      if (node.properties['id'] !== undefined) return; // the footnotes' own heading
      const base = slugOf(text);
      const seen = taken.get(base) ?? 0;
      taken.set(base, seen + 1);
      const id = seen === 0 ? base : `${base}-${seen + 1}`;
      headings.push({ depth: node.tagName === 'h2' ? 2 : 3, id, text });
      return {
        ...node,
        properties: { id },
        children: [
          {
            type: 'element',
            tagName: 'a',
            properties: { className: ['anchor'], href: `#${id}` },
            children: node.children,
          },
        ],
      };
    },
  };
}

/** A wide table scrolls in a frame of its own, which the keyboard can reach. */
function tables(word: string, headings: readonly Heading[]): Visitor {
  const taken = new Map<string, number>();
  return {
    filter: ['table'],
    visit(node, context) {
      const name = [word, headings.at(-1)?.text].filter(Boolean).join(' : ');
      const place = (taken.get(name) ?? 0) + 1;
      taken.set(name, place);
      const label = place === 1 ? name : `${name} (${place})`;
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table'], role: 'region', tabIndex: 0, ariaLabel: label },
        children: [],
      });
    },
  };
}

/** Header cells get their scope; alignment becomes a class, since the policy forbids style attributes. */
const cells: Visitor = {
  filter: ['th', 'td'],
  visit(node, context) {
    if (node.tagName === 'th') context.setProperty(node, 'scope', 'col');
    if (typeof node.properties['style'] !== 'string') return;
    context.setProperty(node, 'style', null);
    if (node.properties['style'].includes('right')) context.setProperty(node, 'className', ['end']);
  },
};

/** A task list gets a class of its own; its boxes are drawn by the styles. */
const checklists: Visitor = {
  filter: ['ul'],
  visit(node, context) {
    if (node.properties['className']?.toString().includes('contains-task-list'))
      context.setProperty(node, 'className', ['checklist']);
  },
};

/** Its checkboxes are removed: they could not be ticked. */
const boxes: Visitor = {
  filter: ['input'],
  visit(node, context) {
    context.removeNode(node);
  },
};

/** Italics in an English text are words of French law: a screen reader is told to say them in French. */
const frenchWords: Visitor = {
  filter: ['em'],
  visit(node) {
    return { ...node, tagName: 'i', properties: { lang: 'fr' } };
  },
};

/** A paragraph that holds only a drawing becomes a figure with its caption. */
function drawings(file: URL, locale: Locale): Visitor {
  return {
    filter: ['img'],
    visit(image, context) {
      const paragraph = context.parent(image);
      if (paragraph.type !== 'element' || paragraph.tagName !== 'p' || paragraph.children.length > 1) return;
      const { src, alt, title } = image.properties;
      if (!String(src).endsWith('.svg')) return;
      const drawing = readDrawing(new URL(String(src), file), typeset(String(alt), locale), locale);
      const caption = typeof title === 'string' ? typeset(title, locale).replaceAll('<', '&lt;') : '';
      context.replaceNode(paragraph, {
        type: 'raw',
        value: `<figure class="drawing">${drawing}${caption && `<figcaption>${caption}</figcaption>`}</figure>`,
      });
    },
  };
}
