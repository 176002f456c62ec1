import { DomUtils, parseDocument } from 'htmlparser2';
import { formatPercent } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { Locale } from '../../locales.ts';
import type { CoverOutlines, Drawing } from './inputs.ts';

type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Rows that a card has room for. */
const MAX_ROWS = 3;

/** The h1 of a built page, and what the page draws: the cover of an article, or sample tenders. */
export function drawingOf(html: string, locale: Locale): { title: string; drawing: Drawing | undefined } {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(excerpt(html)));
  const title = elements.find(({ name }) => name === 'h1');
  if (title === undefined) throw new Error('has no h1, which its link preview would show.');
  return { title: words(title), drawing: cover(elements) ?? expected(elements) ?? samples(elements, locale) };
}

/** Where reading can stop: at the end of an article's cover, or of the sentence whose figure a page marks. */
const ENDS = [
  ['<figure class="cover', '</figure>'],
  [' data-card', '</p>'],
] as const;

/** What is read of a page: parsing all of thousands would take minutes. */
function excerpt(html: string): string {
  const start = html.indexOf('<main');
  for (const [shown, end] of ENDS) {
    const place = html.indexOf(shown, start);
    if (place !== -1) return html.slice(start, html.indexOf(end, place));
  }
  return html.slice(start, html.indexOf('</main>', start));
}

function cover(elements: readonly HtmlElement[]): Drawing | undefined {
  const figure = elements.find((element) => hasClass(element, 'cover'));
  if (figure === undefined) return undefined;
  const within = elements.slice(elements.indexOf(figure));
  const caption = text(within, 'figcaption');
  if (hasClass(figure, 'scale')) {
    const [figures, notes] = [all(within, 'b'), all(within, 'span')];
    const lines = figures.map((bold, index) => ({
      figure: words(bold),
      label: text(notes.slice(index), 'span'),
    }));
    return { kind: 'list', cover: outlines(within), lines, caption };
  }
  const isChance = hasClass(figure, 'chance');
  return { kind: 'cover', cover: outlines(within), isChance, figure: text(within, 'b'), caption };
}

/** The paths of the drawing, as `ui/cover` writes them. */
function outlines(elements: readonly HtmlElement[]): CoverOutlines | undefined {
  const svg = elements.find((element) => hasClass(element, 'motif'));
  if (svg === undefined) return undefined;
  // a parser of HTML writes names in small letters
  const [, , width = 0, height = 0] = (svg.attribs['viewbox'] ?? '').split(' ').map(Number);
  return {
    width,
    height,
    outlines: all(elements, 'path').map((path) => {
      const thickness = path.attribs['stroke-width'];
      return {
        d: path.attribs['d'] ?? '',
        opacity: Number(path.attribs['opacity'] ?? 1),
        thickness: thickness === undefined ? undefined : Number(thickness),
        dashes: path.attribs['stroke-dasharray'],
        round: path.attribs['stroke-linecap'] === 'round',
      };
    }),
  };
}

/** What a page on competition says to expect: the figure that it marks, and the rest of its sentence. */
function expected(elements: readonly HtmlElement[]): Drawing | undefined {
  const marked = elements.find((element) => 'data-card' in element.attribs);
  const around = elements.find((element) => hasClass(element, 'big'));
  if (marked === undefined || around === undefined) return undefined;
  const figure = words(marked);
  const [, caption = ''] = words(around).split(`${figure} `);
  return { kind: 'figure', figure: figure.replace(/\.$/, ''), caption };
}

function samples(elements: readonly HtmlElement[], locale: Locale): Drawing | undefined {
  const rows = elements.filter((element) => element.name === 'li' && hasClass(element, 'row'));
  const [first, ...others] = rows.slice(0, MAX_ROWS).map((row) => {
    const within = elements.slice(elements.indexOf(row));
    const bar = within.find(({ name }) => name === 'rect');
    const title = within.find((element) => hasClass(element, 'title'));
    const percent = Number(bar?.attribs['width']);
    return { percent, figure: formatPercent(percent, locale), label: title ? words(title) : '' };
  });
  if (first === undefined) return undefined;
  const caption = translator(locale)('common.sample');
  if (others.length === 0) return { kind: 'chance', ...first, caption: `${first.label} · ${caption}` };
  return { kind: 'rows', rows: [first, ...others], caption };
}

function hasClass(element: HtmlElement, name: string): boolean {
  return (element.attribs['class'] ?? '').split(' ').includes(name);
}

function all(elements: readonly HtmlElement[], tag: string): HtmlElement[] {
  return elements.filter(({ name }) => name === tag);
}

function text(elements: readonly HtmlElement[], tag: string): string {
  const found = elements.find(({ name }) => name === tag);
  return found === undefined ? '' : words(found);
}

/** All the text of an element, white space as a reader sees it. */
function words(element: HtmlElement): string {
  return DomUtils.textContent(element)
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}
