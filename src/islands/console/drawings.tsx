import type { ConsoleTender } from '../../schemas/console.ts';
import { CRITERIA } from '../../schemas/profile.ts';

/** A bar as long as the chance. The figure stands beside it as text. */
export function ChanceBar({ percent }: { percent: number }) {
  return (
    <svg className="fill" aria-hidden="true">
      <rect width={`${percent}%`} />
    </svg>
  );
}

/** The weights of price, quality and performance, to scale. Their figures stand beside it as text. */
export function WeightBars({ criteria }: { criteria: ConsoleTender['criteria'] }) {
  const { price, quality } = criteria;
  const starts = { price: 0, quality: price, performance: price + quality };
  return (
    <svg className="bars" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {CRITERIA.map((name) => (
        <rect key={name} x={starts[name]} width={criteria[name]} height="1" />
      ))}
    </svg>
  );
}

const ARC = 'M20 160a140 140 0 0 1 280 0';

/** Length of a tick and of the gap after it, in hundredths of the arc. */
const TICK = 1.1;
const GAP = 0.9;

/** The graduated arc: 50 ticks over 100 points, filled exactly to the chance. */
export function Arc({ percent }: { percent: number }) {
  const whole = Math.floor(percent / (TICK + GAP));
  const rest = Math.max(0, Math.min(TICK, percent - whole * (TICK + GAP)));
  const filled = `${`${TICK} ${GAP} `.repeat(whole)}${rest.toFixed(2)} 100`;
  return (
    <svg className="arc" viewBox="0 0 320 176" aria-hidden="true">
      <path className="drawn rest" d={ARC} pathLength="100" strokeDasharray={`${TICK} ${GAP}`} />
      <path className="drawn" d={ARC} pathLength="100" strokeDasharray={filled} />
    </svg>
  );
}
