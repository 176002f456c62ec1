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
