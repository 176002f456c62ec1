import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync('src/**/*.{astro,css}').map((file) => {
  const source = readFileSync(file, 'utf8');
  const css = file.endsWith('.css')
    ? source
    : [...source.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join('\n');
  return { file, css: css.replace(/\/\*[\s\S]*?\*\//g, '') };
});

/** Every rule without rules inside, as its selector and its declarations. */
const rules = files.flatMap(({ file, css }) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim(),
    body,
  })),
);

const found = (isFault: (rule: { selector: string; body: string }) => boolean) =>
  rules.filter(isFault).map(({ file, selector }) => `${file}: ${selector}`);

/** Places that say the same in either order, and leave the order of what takes the focus: looked at one by one. */
const REORDERED = new Set([
  'src/islands/console/results/rows-folded.css: tbody th',
  'src/islands/console/results/rows-folded.css: .chance',
  'src/islands/console/results/rows-folded.css: td:nth-of-type(5)',
  'src/islands/console/results/rows-folded.css: :is(.weights, .act)',
  // On paper alone, so that the decision fits one sheet.
  'src/screens/bid-or-not/BidFigures.astro: table',
  'src/screens/bid-or-not/BidResult.astro: .lever',
  'src/screens/bid-or-not/BidFigures.astro: .year',
]);

describe('the styles', () => {
  it('keep the order of reading: nothing is placed out of its turn, but for what says the same in either order', () => {
    const placed = found(({ body }) =>
      /(?<![\w-])order:|-reverse|(?<![\w-])direction:|unicode-bidi|\bdense\b/.test(body),
    );
    expect(placed.filter((place) => !REORDERED.has(place))).toEqual([]);
  });

  it('reveal nothing on hover or focus alone', () => {
    const reveals = /(?<![\w-])(?:display|visibility|opacity|clip-path)(?=:)/;
    const isStated = ({ selector, body }: { selector: string; body: string }) =>
      /:(?:hover|focus)/.test(selector) &&
      !/:not\([^)]*:(?:hover|focus)/.test(selector) &&
      reveals.test(body);
    expect(found(isStated)).toEqual([]);
  });

  it('write no words: what a style adds is a sign, empty, or said by the markup too', () => {
    const written = rules
      .flatMap(({ file, body }) =>
        [...body.matchAll(/(?<![\w-])content: ([^;]+);/g)].map(([, text = '']) => [file, text]),
      )
      .filter(
        ([, text = '']) =>
          !/^(?:none|''|'[^'\p{Letter}\p{Number}]*'(?: \/ '')?|attr\(data-label\)(?: ' ')?|counter.*)$/u.test(
            text,
          ),
      );
    expect(written).toEqual([]);
  });

  it('move nothing for more than five seconds, and nothing at all for those who ask', () => {
    const endless = rules.filter(({ body }) => /infinite/.test(body)).map(({ file }) => file);
    expect(endless).toEqual([]);
    const base = readFileSync('src/styles/base.css', 'utf8');
    expect(base).toMatch(/prefers-reduced-motion: reduce\)[\s\S]*animation: none !important/);
  });

  it('keep the page to no orientation, and set ink and paper together', () => {
    expect(files.filter(({ css }) => /orientation:/.test(css)).map(({ file }) => file)).toEqual([]);
    const body = rules.find(({ file, selector }) => file.endsWith('base.css') && selector === 'body')?.body;
    expect(body).toMatch(/background: var\(--paper\)[\s\S]*color: var\(--ink\)/);
  });
});

describe('the scripts', () => {
  const scripts = globSync('src/{client,islands,stores,frame,screens,layouts}/**/*.{ts,tsx,astro}').map(
    (file) => ({
      file,
      source: readFileSync(file, 'utf8'),
    }),
  );
  const using = (pattern: RegExp) =>
    scripts.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

  it('ask for no gesture, no movement of the device, no sound and no new window', () => {
    // A toast can be pushed away, and has a button; the first movement of a pointer fetches code ahead.
    expect(using(/touchmove|pointermove|gesture(?:start|change)/i).toSorted()).toEqual([
      'src/islands/toasts/use-swipe.ts',
    ]);
    expect(using(/devicemotion|deviceorientation/i)).toEqual([]);
    expect(using(/new Audio|AudioContext|speechSynthesis/)).toEqual([]);
    expect(using(/window\.open\(|target="_blank"|['"]_blank['"]/)).toEqual([]);
  });

  it('act when a press ends, so that it can be taken back', () => {
    // These fetch code ahead, and follow a toast that is pushed until it is let go.
    expect(using(/mousedown|pointerdown|touchstart/i).toSorted()).toEqual([
      'src/client/consent/gate.ts',
      'src/client/intent.ts',
      'src/islands/toasts/use-swipe.ts',
    ]);
  });

  it('listen to no single letter: the one shortcut is with Alt', () => {
    expect(using(/accesskey/i)).toEqual(['src/layouts/Page.astro']);
    const letters = using(
      /(?:\.key|\.code)\b[^;\n]*'(?:Key)?\p{Letter}'|\/\^\[\p{Letter}+\]\$\/i?\.test\(\w+\.key\)/u,
    );
    expect(letters).toEqual(['src/layouts/Page.astro']);
  });
});
