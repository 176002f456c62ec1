import type { MdastNode, MdastVisitorContext } from 'satteri';
import type { Locale } from '#locales.ts';

/** Names of callouts in a text, with their titles on its page. */
const LABELS = {
  NOTE: { fr: 'À noter', en: 'Note' },
  TIP: { fr: 'Conseil', en: 'Tip' },
  WARNING: { fr: 'Attention', en: 'Warning' },
} as const satisfies Record<string, Record<Locale, string>>;

/** The names of callouts, as `> [!NOTE]` gives them. */
export const CALLOUTS = Object.keys(LABELS) as (keyof typeof LABELS)[]; // keys of a constant

type Blockquote = Extract<MdastNode, { type: 'blockquote' }>;
type Link = Extract<MdastNode, { type: 'link' }>;
type Text = Extract<MdastNode, { type: 'text' }>;

/** A callout's first words, with its name and what stands on the same line. */
interface Mark {
  readonly kind: string;
  readonly rest: string;
  readonly words: Readonly<Text>;
  /** Words after the mark in the same text. */
  readonly after: string;
}

const MARK = /^\[!([^\]\n]*)\]([^\n]*)\n?/;

/** The mark that makes a callout of a quote; `undefined` for a quote. */
export function readCallout({ children: [first] }: Readonly<Blockquote>): Mark | undefined {
  const [words] = first?.type === 'paragraph' ? first.children : [];
  const match = words?.type === 'text' ? MARK.exec(words.value) : null;
  if (match === null || words?.type !== 'text') return undefined;
  const [mark, kind = '', rest = ''] = match;
  return { kind: kind.toUpperCase(), rest: rest.trim(), words, after: words.value.slice(mark.length) };
}

/** Makes a note with its label of a quote that bears a mark; of an unknown one it makes nothing. */
export function drawCallout(
  node: Readonly<Blockquote>,
  { kind, after }: Mark,
  context: MdastVisitorContext,
  locale: Locale,
): void {
  const name = CALLOUTS.find((known) => known === kind);
  const [first] = node.children;
  if (name === undefined || first?.type !== 'paragraph') return;
  const className = ['callout', ...(name === 'WARNING' ? ['warning'] : [])];
  context.setProperty(node, 'data', { hName: 'div', hProperties: { className, role: 'note' } });
  if (after === '' && first.children.length === 1) context.removeNode(first);
  context.prependChild(node, {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: LABELS[name][locale] }] }],
  });
}

/** Makes the foot of a quote of its last paragraph, when that begins with a dash: where the quote comes from. */
export function drawQuote({ children }: Readonly<Blockquote>, context: MdastVisitorContext): void {
  const last = children.at(-1);
  const [words] = last?.type === 'paragraph' ? last.children : [];
  if (children.length < 2 || last === undefined || words?.type !== 'text' || !words.value.startsWith('— '))
    return;
  context.setProperty(last, 'data', { hName: 'footer' });
}

/** The hosts of videos, by what the addresses of their videos begin with. */
const VIDEOS: readonly (readonly [host: string, address: RegExp])[] = [
  ['YouTube', /^https:\/\/(?:(?:www\.)?youtube\.com\/(?:watch\?|shorts\/)|youtu\.be\/)/],
  ['Vimeo', /^https:\/\/vimeo\.com\/\d/],
  ['Dailymotion', /^https:\/\/(?:www\.)?dailymotion\.com\/video\//],
];

/** Words of the card of a video: the host, how long it lasts, where it opens. */
const OPENS = {
  fr: (host: string, length: string) =>
    `Vidéo${length} sur ${host}. Elle s’ouvre sur le site de ${host}, qui peut déposer ses cookies.`,
  en: (host: string, length: string) =>
    `Video${length} on ${host}. It opens on the site of ${host}, which may set its cookies.`,
} as const satisfies Record<Locale, unknown>;

/** The host of a video, by its address; `undefined` when it is none. */
export function videoHost(url: string): string | undefined {
  return VIDEOS.find(([, address]) => address.test(url))?.[0];
}

/** Makes a card of a link to a video that is alone in its paragraph: a link, which loads nothing until it is pressed. */
export function drawVideo(node: Readonly<Link>, context: MdastVisitorContext, locale: Locale): void {
  const host = videoHost(node.url);
  const around = context.parent(node);
  if (host === undefined || around.type !== 'paragraph' || around.children.length > 1) return;
  const length = node.title ? ` (${node.title})` : '';
  context.setProperty(around, 'data', { hProperties: { className: ['video'] } });
  context.setProperty(node, 'title', null);
  context.appendChild(node, {
    type: 'emphasis',
    data: { hName: 'small' },
    children: [{ type: 'text', value: OPENS[locale](host, length) }],
  });
}
