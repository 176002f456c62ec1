import { expect, it } from 'vitest';
import { drawingProblems } from '#editorial/markdown/drawing.ts';

const draw = (inside: string) => drawingProblems(`<svg viewBox="0 0 360 80">${inside}</svg>`);

it('drawing: shapes and words are accepted', () => {
  expect(
    draw(
      '<g class="ink"><rect x="1" y="2" width="3" height="4"/><text class="t tb" x=\'1\' y="2">R&amp;D : 82 %</text></g>',
    ),
  ).toEqual([]);
});

it.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<image href="x.png"/>', '<image>'],
  ['<a href="javascript:alert(1)"/>', '<a>'],
  ['<rect onload="alert(1)"/>', 'onload'],
  ['<rect style="fill:red"/>', 'style'],
  ['<rect fill="red"/>', 'fill'],
  ['<rect id="a"/>', 'id'],
  ['<rect class="rouge"/>', 'rouge'],
  ['<g><rect/>', 'ne ferme pas <g>'],
  ['</g>', 'avant </g>'],
  ['</svg></g>', 'ferme <g> sans'],
  ['<rect x=1/>', 'balise mal écrite'],
  ['<![CDATA[x]]>', 'balise mal écrite'],
  ['<!DOCTYPE svg>', 'balise mal écrite'],
  ['<text>R&D</text>', '&amp;'],
  ['<text>&lol;</text>', '&amp;'],
  ['x'.repeat(20_000), '16 ko'],
])('drawing: is refused with %j', (inside, problem) => {
  expect(draw(inside).join('\n')).toContain(problem);
});

it('drawing: must begin with its viewBox', () => {
  expect(drawingProblems('<svg width="10"></svg>').join()).toContain('viewBox');
  expect(drawingProblems('').join()).toContain('viewBox');
});
