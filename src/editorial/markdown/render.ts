import { defineHastPlugin, markdownToHtml, type HastFilteredVisitor, type HastNode } from 'satteri';
import { fillKnown } from '#i18n/facts.ts';
import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import { escapeHtml, slugify } from '#text.ts';
import { readDrawing } from './drawing.ts';
import { drawPicture, type Pictures } from './pictures.ts';
import { emptyBody, type Body } from './body.ts';
import { recordStructure } from './structure.ts';
import { setWords } from './words.ts';

export interface Heading {
  readonly depth: 2 | 3;
  readonly id: string;
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

const WORDS = {
  fr: { notes: 'Notes', back: 'Revenir à l’appel de note {reference}', table: 'Tableau' },
  en: { notes: 'Notes', back: 'Back to note reference {reference}', table: 'Table' },
} as const;

/** Place of a body: its language, its file, beside which its drawings are, and the number of its first line. */
interface Place {
  readonly locale: Locale;
  readonly file: URL;
  readonly firstLine: number;
  /** Pictures that it names, measured; none where there are only drawings. */
  readonly pictures?: Pictures;
}

/**
 * Parses Markdown once, for its structure and for typeset HTML: headings numbered by anchors, drawings set in the
 * page. Nothing is sanitised: what a page cannot hold is in the structure, for the checks to refuse. `rendered` is
 * `undefined` for a body that nests dozens of levels deep.
 */
export function readBody(markdown: string, place: Place): { body: Body; rendered: Rendered | undefined } {
  const { locale, firstLine } = place;
  const body = emptyBody();
  const headings: Heading[] = [];
  const words = WORDS[locale];
  // Markdown makes links of mail addresses, those of the site too
  const typed = markdown.replaceAll(/\{\{email\.\w+\}\}/g, (fact) => fillKnown(fact, locale));
  try {
    const { html } = markdownToHtml(typed, {
      features: {
        smartPunctuation: false,
        subscript: true,
        superscript: true,
        gfm: { footnotes: { label: words.notes, backLabel: words.back, clobberPrefix: '' } },
      },
      mdastPlugins: [recordStructure(body, firstLine - 1), setWords(locale)],
      hastPlugins: [changeElements(headings, words.table, place)],
    });
    return { body, rendered: { html, headings } };
  } catch (error) {
    if (error instanceof RangeError) return { body: emptyBody(), rendered: undefined };
    throw error;
  }
}

type Element = Extract<HastNode, { type: 'element' }>;
type Context = Parameters<HastFilteredVisitor<Element>['visit']>[1];
type Visit = (
  node: Readonly<Element>,
  context: Context,
) => Exclude<ReturnType<HastFilteredVisitor<Element>['visit']>, Promise<unknown>>;

/** Changes elements in one pass in the order of the text: a table takes its name from the heading above it. */
function changeElements(headings: Heading[], tableWord: string, place: Place) {
  const countName = nameCounter();
  const heading = headingVisit(headings, countName);
  const visits: Readonly<Record<string, Visit>> = {
    h2: heading,
    h3: heading,
    table: (node, context) => {
      const name = [tableWord, headings.at(-1)?.text].filter(Boolean).join(' : ');
      const count = countName(name);
      setTable(node, context, count === 1 ? name : `${name} (${count})`);
    },
    th: alignCell,
    td: alignCell,
    ul: markChecklist,
    input: (node, context) => context.removeNode(node), // checkboxes, which could not be ticked
    img: (node, context) => setImage(node, context, place),
    ...(place.locale === 'en' && { em: markFrench }),
  };
  return defineHastPlugin({
    name: 'elements',
    element: {
      filter: Object.keys(visits),
      visit: (node, context) => visits[node.tagName]?.(node, context),
    },
  });
}

function headingVisit(headings: Heading[], countName: (name: string) => number): Visit {
  return (node, context) => {
    if (node.properties['id'] !== undefined) return undefined; // the footnotes' own heading
    const text = context.textContent(node);
    const count = countName(`#${slugify(text)}`);
    const id = slugify(text) + (count === 1 ? '' : `-${count}`);
    headings.push({ depth: node.tagName === 'h2' ? 2 : 3, id, text });
    return withAnchor(node, id);
  };
}

function setTable(table: Readonly<Element>, context: Context, name: string): void {
  const [head = [], ...rows] = childElements(table).flatMap(childElements).map(childElements);
  const columns = head.map((cell) => context.textContent(cell));
  for (const cell of head) context.setProperty(cell, 'scope', 'col');
  const isLabelled = hasRowLabels(rows, context);
  for (const [first, ...others] of rows) {
    if (first !== undefined && isLabelled)
      context.replaceNode(first, {
        ...first,
        tagName: 'th',
        properties: { ...first.properties, scope: 'row' },
      });
    if (columns.length <= FEW_COLUMNS) continue;
    for (const [index, cell] of others.entries()) context.setProperty(cell, 'dataLabel', columns[index + 1]);
  }
  wrapTable(table, context, name);
}

/** Marks a list of tasks, whose boxes are drawn by the styles. */
function markChecklist(node: Readonly<Element>, context: Context): void {
  if (node.properties['className']?.toString().includes('contains-task-list'))
    context.setProperty(node, 'className', ['checklist']);
}

/** Marks italics as French: in an English text they are words of French law. */
function markFrench(node: Readonly<Element>): Element {
  return { ...node, tagName: 'i', properties: { lang: 'fr' } };
}

/** Tables of more columns show a row as a block where they lack room, each cell below the name of its column. */
const FEW_COLUMNS = 4;

function nameCounter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
}

/** Each heading has an anchor and links to it, so that a reader can copy its address. */
function withAnchor(node: Element, id: string): Element {
  const properties = { className: ['anchor'], href: `#${id}` };
  return {
    ...node,
    properties: { id },
    children: [{ type: 'element', tagName: 'a', properties, children: node.children }],
  };
}

/** The first column names the rows: there are others beside it, and each of its cells says something of its own. */
function hasRowLabels(rows: readonly (readonly Element[])[], context: Context): boolean {
  const labels = rows.map(([first]) => (first === undefined ? '' : context.textContent(first).trim()));
  return (
    rows.every((cells) => cells.length > 1) &&
    labels.every((label) => /\p{Letter}/u.test(label)) &&
    new Set(labels).size === labels.length
  );
}

const childElements = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

/** Wide table scrolls in its own focusable region. */
function wrapTable(node: Element, context: Context, label: string): void {
  context.wrapNode(node, {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table', 'sideways'], role: 'region', tabIndex: 0, ariaLabel: label },
    children: [],
  });
}

/** Makes the alignment of a cell a class, since the policy forbids style attributes. */
function alignCell(node: Element, context: Context): void {
  const { style } = node.properties;
  if (typeof style !== 'string') return;
  context.setProperty(node, 'style', null);
  if (style.includes('right')) context.setProperty(node, 'className', ['end']);
}

/** Paragraph that holds only a drawing or a picture becomes a figure with its caption. */
function setImage(image: Element, context: Context, { file, locale, pictures }: Place): void {
  const paragraph = context.parent(image);
  if (paragraph.type !== 'element' || paragraph.tagName !== 'p' || paragraph.children.length > 1) return;
  const { src, alt, title } = image.properties;
  const name = String(src);
  const alternative = typeset(String(alt), locale);
  const picture = pictures?.get(name);
  const isDrawing = name.endsWith('.svg');
  const shown = isDrawing
    ? readDrawing(new URL(name, file), alternative, locale)
    : picture !== undefined && !('fault' in picture) && drawPicture(picture, alternative);
  if (!shown) return; // the checks say why
  const caption = typeof title === 'string' ? escapeHtml(typeset(title, locale)) : '';
  context.replaceNode(paragraph, {
    type: 'raw',
    value: `<figure class="${isDrawing ? 'drawing' : 'picture'}">${shown}${caption && `<figcaption>${caption}</figcaption>`}</figure>`,
  });
}
