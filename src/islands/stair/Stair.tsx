import type { ReactNode } from 'react';

interface Step {
  /** Tells the steps of one stair apart. */
  readonly id: string;
  readonly name: ReactNode;
  /** The points as text. */
  readonly figure: string;
  /** Begin and end of the step, out of 100. */
  readonly from: number;
  readonly to: number;
}

/** The parts of a stair, ready to print. */
export interface StairProps {
  readonly steps: readonly Step[];
  /** Sum to which they lead; `figure` is the percentage as the language writes it. */
  readonly result: {
    readonly name: string;
    readonly percent: number;
    readonly figure: string;
    readonly note: string;
  };
  /** Levels of the result, each with its name. */
  readonly levels: readonly { readonly at: number; readonly name: string }[];
  /** The scale in points, where stairs stand side by side; else as high as this one needs. */
  readonly scale?: number;
}

/** Attributes of what does not change: styles weigh on the first screen of a page, the drawing does not. */
const DRAWN = { width: '100%', overflow: 'visible', fill: 'currentColor', 'aria-hidden': true } as const;
const GAIN = { opacity: 0.72 };
const LOSS = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '4 3' };

/**
 * A score as a stair: from the starting point, each factor a step up or down to the result. Columns where there is
 * room, else rows. It is a list, so that it reads without the drawing, and it needs no script: pages render it once, at
 * build, and the console's dialog as it opens. Its styles are `stair.css`, and on pages `page.css`.
 */
export function Stair({ steps, result, levels, scale }: StairProps) {
  const digits = String(result.percent);
  const top = scale ?? heightOf([...steps.map(({ to }) => to + 12), ...levels.map(({ at }) => at + 5)]);
  const share = (points: number) => `${Math.round((1000 * points) / top) / 10}%`;
  /** A part of the drawing: its horizontal place serves rows, its vertical place columns. */
  const part = (from: number, to: number) => {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    // A step that changes nothing is still a line.
    const size = share(Math.max(high - low, 0.4));
    return { x: share(low), width: size, y: share(top - high), height: size };
  };
  // In columns a level's name stands over the first step where there is room, else before the result.
  const across = (level: number) =>
    level > (steps[0]?.to ?? 0) + 10 ? { x: 0 } : { x: '80%', textAnchor: 'end' as const };
  // In rows each bar has the levels for itself, so that no line crosses the words between.
  const ticks = levels.map(({ at }) => (
    <line key={at} className="tick" x1={share(at)} x2={share(at)} y1="-25%" y2="125%" stroke="currentColor" />
  ));
  return (
    <div className="stair figures">
      <svg className="levels" {...DRAWN} pointerEvents="none">
        {levels.map(({ at, name }) => (
          <g key={at}>
            <rect y={share(top - at)} width="100%" height="1" opacity=".4" />
            <text className="across" {...across(at)} y={share(top - at)} dy="-.4em">
              {name}
            </text>
            <text className="down" x={share(at)} textAnchor={at > top / 2 ? 'end' : 'middle'} dy="1em">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <ol className="plain">
        {steps.map(({ id, name, figure, from, to }, index) => (
          <li key={id}>
            <svg className="plot" {...DRAWN}>
              {index > 0 && <rect {...part(0, Math.min(from, to))} opacity=".2" />}
              <rect {...part(from, to)} {...(to < from ? LOSS : GAIN)} />
              {ticks}
              <text x=".15em" y={share(top - Math.max(from, to))} dy="-.45em">
                {figure}
              </text>
            </svg>
            <div className="name">{name}</div>
            <b className="points">{figure}</b>
          </li>
        ))}
        <li className="result">
          <svg className="plot" {...DRAWN}>
            <rect {...part(0, result.percent)} />
            {ticks}
            <text y={share(top - result.percent)} dy="-.25em">
              {digits}
              <tspan dx=".1em" fontSize=".5em">
                {result.figure.slice(digits.length)}
              </tspan>
            </text>
          </svg>
          <span className="name">
            <b>{result.name}</b>
            <br />
            <span className="soft">{result.note}</span>
          </span>
          <b className="points">{result.figure}</b>
        </li>
      </ol>
    </div>
  );
}

/** The height of the drawing in points: room for the figure of the highest step, and for every level. */
function heightOf(points: readonly number[]): number {
  return Math.min(100, 10 * Math.ceil(Math.max(...points) / 10));
}
