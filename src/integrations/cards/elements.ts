import type { Node } from '@takumi-rs/core';
import { escapeAttribute } from '#editorial/markdown/drawing.ts';
import { LIGHT } from '#colours.ts';
import type { Motif } from '#components/ui/cover/motif.ts';

/** A part of a card, as takumi reads it. */
export type Part = Node;

/** CSS declarations; bare numbers are pixels. */
type Style = NonNullable<Part['style']>;

/** A box that lays its children out in a row. */
export function box(style: Style, ...children: readonly (Part | string)[]): Part {
  return { type: 'container', style: { display: 'flex', ...style }, children: children.map(part) };
}

/** A box that stacks its children. */
export function stack(style: Style, ...children: readonly (Part | string)[]): Part {
  return box({ flexDirection: 'column', ...style }, ...children);
}

/** A run of text in the display face, set tight. */
export function display(size: number, words: string, style: Style = {}): Part {
  const tight = {
    fontFamily: 'display',
    fontWeight: 700,
    fontSize: size,
    lineHeight: 1,
    letterSpacing: -0.035 * size,
  };
  return box({ ...tight, ...style }, words);
}

/** A figure with its sign smaller, as filled rows have it. */
export function figure(size: number, words: string, style: Style = {}): Part {
  const [, digits = words, sign = ''] = /^([\d,.]+)\D*(%)$/u.exec(words) ?? [];
  return box(
    { alignItems: 'baseline', whiteSpace: 'nowrap', ...style },
    display(size, digits),
    ...(sign === '' ? [] : [display(size / 2, sign, { marginLeft: size / 16 })]),
  );
}

/** Arcs over a semicircle drawn with dashes, whose lengths are hundredths of it. */
export function arc(size: number, view: Arc, strokes: readonly Stroke[]): Part {
  const { width, height, radius, start, thickness } = view;
  const unit = (Math.PI * radius) / 100; // the drawing library ignores pathLength
  const paths = strokes.map(({ colour, dashes }) => ({
    d: `M${start[0]} ${start[1]}a${radius} ${radius} 0 0 1 ${2 * radius} 0`,
    fill: 'none',
    stroke: colour,
    'stroke-width': thickness,
    'stroke-dasharray': dashes.map((dash) => (dash * unit).toFixed(3)).join(' '),
  }));
  return svg(size / width, { width, height }, paths);
}

/** A semicircle and its view box. */
interface Arc {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly start: readonly [x: number, y: number];
  readonly thickness: number;
}

interface Stroke {
  readonly colour: string;
  readonly dashes: readonly number[];
}

/** A drawing of outlines in one colour, in a box of at most this width and height. */
export function outlined(size: { width: number; height: number }, drawing: Motif, colour: string): Part {
  const scale = Math.min(size.width / drawing.width, size.height / drawing.height);
  const paths = drawing.paths.map(({ d, opacity, stroke, dashes, round }) => ({
    d,
    opacity,
    fill: stroke === undefined ? colour : 'none',
    ...(stroke !== undefined && { stroke: colour, 'stroke-width': stroke }),
    ...(dashes !== undefined && { 'stroke-dasharray': dashes }),
    ...(round && { 'stroke-linecap': 'round' }),
  }));
  return svg(scale, drawing, paths);
}

/** Paths in a view box, so many times its size. */
function svg(
  scale: number,
  { width, height }: { width: number; height: number },
  paths: readonly Readonly<Record<string, string | number>>[],
): Part {
  const drawn = paths.map((attributes) => {
    const pairs = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${escapeAttribute(`${value}`)}"`,
    );
    return `<path${pairs.join('')}/>`;
  });
  return {
    type: 'image',
    src: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`,
    width: width * scale,
    height: height * scale,
  };
}

const MARK: Arc = { width: 100, height: 56, radius: 42, start: [8, 52], thickness: 15 };
const GAUGE: Arc = { width: 320, height: 176, radius: 140, start: [20, 160], thickness: 26 };

/** Length of a tick of the gauge, and of the gap after it. */
const TICK = 1.1;
const GAP = 0.9;

/** The mark, as the header has it. */
export function mark(size: number, colour: string): Part {
  return arc(size, MARK, [{ colour, dashes: [11.5, 3.2] }]);
}

/** The graduated arc, filled exactly to `percent`. */
export function gauge(size: number, percent: number, colour: string): Part {
  const whole = Math.floor(percent / (TICK + GAP));
  const rest = Math.min(TICK, percent - whole * (TICK + GAP));
  const filled = [...Array.from({ length: whole }, () => [TICK, GAP]).flat(), Math.max(0, rest), 100];
  return arc(size, GAUGE, [
    { colour: LIGHT.rule, dashes: [TICK, GAP] },
    { colour, dashes: filled },
  ]);
}

function part(child: Part | string): Part {
  return typeof child === 'string' ? { type: 'text', text: child } : child;
}
