import type { ReactNode } from 'react';

interface Step {
  /** Tells the steps of one stair apart. */
  readonly id: string;
  readonly name: ReactNode;
  /** The points as text; of the first step, the percentage with its source. */
  readonly figure: string;
  /** Begin and end of the step, out of 100. */
  readonly from: number;
  readonly to: number;
}

export interface StairProps {
  readonly steps: readonly Step[];
  /** Range to which they lead, with its middle; `figure` is the range as the language writes it. */
  readonly result: {
    readonly name: string;
    readonly low: number;
    readonly percent: number;
    readonly high: number;
    readonly figure: string;
  };
  readonly levels: readonly { readonly at: number; readonly figure: string; readonly name: string }[];
}

/** Attributes of what does not change: styles weigh on the first screen of a page, the drawing does not. */
const DRAWN = { width: '100%', overflow: 'visible', fill: 'currentColor', 'aria-hidden': true } as const;
const GAIN = { opacity: 0.72 };
const LOSS = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeDasharray: '4 3' };

/**
 * A score as a stair: from the chance of any bidder, each factor a step up or down to the range. Columns where there is
 * room, else rows. It is a list, so that it reads without the drawing, and it needs no script: pages render it once, at
 * build, and the console's dialog as it opens. Its styles are `stair.css`, and on pages `page.css`.
 */
export function Stair({ steps, result, levels }: StairProps) {
  const top = Math.max(result.high, ...steps.map(({ to }) => to)) + 10;
  const share = (points: number) => `${Math.round((1000 * points) / top) / 10}%`;
  /** A part of the drawing: its horizontal place serves rows, its vertical place columns. */
  const part = (from: number, to: number) => {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    // A step that changes nothing is still a line.
    const size = share(Math.max(high - low, 0.4));
    return { x: share(low), width: size, y: share(top - high), height: size };
  };
  const { low, percent, high } = result;
  /** The middle, from the low end of the range. */
  const middle = (percent - low) / (high - low);
  return (
    <div className="stair figures">
      <svg className="levels" {...DRAWN} pointerEvents="none">
        {levels.map(({ at, figure, name }) => (
          <g key={at} opacity=".8">
            <line className="across" x2="100%" y1={share(top - at)} y2={share(top - at)} />
            <text className="across" x="79%" textAnchor="end" y={share(top - at)} dy="-.4em">
              {name}
            </text>
            <line className="down" x1={share(at)} x2={share(at)} y2="100%" />
            <text className="down" x={share(at)} dx="-.3em" y="100%" dy="1.1em">
              {figure}
            </text>
          </g>
        ))}
      </svg>
      <ol className="plain">
        {steps.map(({ id, name, figure, from, to }, index) => (
          <li key={id}>
            <div className="name">{name}</div>
            <svg className="plot" {...DRAWN}>
              {index > 0 && <rect {...part(0, Math.min(from, to))} opacity=".11" />}
              <rect {...part(from, to)} {...(index > 0 ? (to < from ? LOSS : GAIN) : {})} />
              <text className="across" x=".15em" y={share(top - Math.max(from, to))} dy="-.4em">
                <Figure text={figure} />
              </text>
              <text className="down" x={share(Math.max(from, to))} dx="6" y="50%" dy=".35em">
                <Figure text={figure} />
              </text>
            </svg>
            <span className="points">{figure}</span>
          </li>
        ))}
        <li className="result">
          <div className="name">{result.name}</div>
          <svg className="plot" {...DRAWN}>
            <rect {...part(0, low)} />
            <svg
              aria-hidden="true"
              className="across"
              y={share(top - high)}
              width="100%"
              height={share(high - low)}
            >
              <Hatching />
              <rect className="middle" y={percentage(1 - middle)} width="100%" height="2" />
            </svg>
            <svg aria-hidden="true" className="down" x={share(low)} width={share(high - low)} height="100%">
              <Hatching />
              <rect className="middle" x={percentage(middle)} width="2" height="100%" />
            </svg>
            <text className="across" y={share(top - high)} dy="-.3em">
              {result.figure}
            </text>
            <text className="down" y="-.35em">
              {result.figure}
            </text>
          </svg>
          <span className="points">{result.figure}</span>
        </li>
      </ol>
    </div>
  );
}

/** Diagonal lines: the dashes of one line that is as thick as the drawing. A pattern would need an id for each page. */
function Hatching() {
  return (
    <>
      <line
        x1="-600"
        y1="-600"
        x2="600"
        y2="600"
        strokeWidth="1800"
        strokeDasharray="2 5"
        stroke="currentColor"
      />
      <rect className="edge" width="100%" height="100%" fill="none" stroke="currentColor" strokeWidth="3" />
    </>
  );
}

/** A figure, smaller after its digits: the first one has its source behind it. */
function Figure({ text }: { text: string }) {
  const [digits = text] = /^[+−]?\d+/.exec(text) ?? [];
  const rest = text.slice(digits.length);
  return (
    <>
      {digits}
      {rest !== '' && <tspan fontSize=".7em">{rest}</tspan>}
    </>
  );
}

function percentage(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}
