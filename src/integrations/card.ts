import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Renderer, type Node } from '@takumi-rs/core';
import { LIGHT } from '#colours.ts';
import { common } from '#i18n/messages/common/index.ts';
import { useMessages } from '#i18n/translate.ts';
import { cardTitle, localeOf } from '#routes.ts';
import { SITE } from '#site.ts';
import { FONTS } from './fonts/fonts.ts';
import type { ListedPage } from './listed-pages.ts';

/** Size of a card in pixels, which social networks ask for. */
export const CARD = { width: 1200, height: 630 } as const;

/** Titles up to this many characters are set large. */
const SHORT_TITLE = 28;

type Style = NonNullable<Node['style']>;

/** Renders the card that a link to a page shows, as PNG: its title and, for an article, its figure. */
export async function renderCard(page: ListedPage): Promise<Uint8Array<ArrayBuffer>> {
  const renderer = await cardRenderer();
  return new Uint8Array(await renderer.render(drawCard(page), { ...CARD, format: 'png' }));
}

export function drawCard({ path, title, heading: sentence, documentTitle = title, cover }: ListedPage): Node {
  const t = useMessages(localeOf(path), common);
  const name = sentence ?? cardTitle(title, documentTitle);
  return box(
    { ...CARD, flexDirection: 'column', background: LIGHT.paper, color: LIGHT.ink, fontFamily: 'text' },
    box(
      {
        height: 96,
        padding: '0 64px',
        gap: 16,
        alignItems: 'center',
        borderBottom: `2px solid ${LIGHT.ink}`,
      },
      brandMark(58),
      heading(42, SITE.product),
    ),
    box(
      { flexGrow: 1, padding: '0 64px', flexDirection: 'column', justifyContent: 'center', gap: 32 },
      heading(name.length <= SHORT_TITLE ? 88 : 68, name, { maxWidth: 940 }),
      cover &&
        box(
          { alignItems: 'center', gap: 28, maxWidth: 760 },
          heading(56, cover.figure, { flexShrink: 0 }),
          text(26, cover.caption, { color: LIGHT.soft }),
        ),
    ),
    box({ padding: '0 64px 40px' }, text(26, t('common.footer.line'), { color: LIGHT.soft, maxWidth: 800 })),
    box({ position: 'absolute', right: -60, bottom: -30 }, brandMark(320)),
  );
}

function box(style: Style, ...children: readonly (Node | undefined)[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', ...style },
    children: children.filter((child) => child !== undefined),
  };
}

function text(fontSize: number, words: string, style: Style = {}): Node {
  return {
    type: 'text',
    text: words,
    style: { fontSize, fontWeight: 500, lineHeight: 1.3, textWrap: 'balance', ...style },
  };
}

function heading(fontSize: number, words: string, style: Style = {}): Node {
  const tight = {
    fontFamily: 'display',
    fontWeight: 700,
    lineHeight: 1.04,
    letterSpacing: -0.035 * fontSize,
  };
  return text(fontSize, words, { ...tight, ...style });
}

/** Mark of the site, which counts its dashes in hundredths of its path: takumi draws them in its own units. */
function brandMark(width: number): Node {
  const [dash, gap] = [11.5, 3.2].map((length) => (length * 42 * Math.PI) / 100);
  const path = `<path d="M8 52a42 42 0 0 1 84 0" fill="none" stroke="${LIGHT.brand}" stroke-width="15" stroke-dasharray="${dash} ${gap}"/>`;
  const src = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 56">${path}</svg>`;
  return { type: 'image', src, width, height: 0.56 * width };
}

let known: Promise<Renderer> | undefined;

/** Returns the renderer of all cards, with the whole typefaces of their packages. */
export function cardRenderer(): Promise<Renderer> {
  return (known ??= createRenderer());
}

async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  const { resolve } = createRequire(import.meta.url);
  for (const [name, { source }] of Object.entries(FONTS))
    await renderer.registerFont({ name, data: readFileSync(resolve(source)) });
  return renderer;
}
