import type { Score } from '#rules/score.ts';
import { describeScore, type ScoreTexts, type Storey } from './describe-score.ts';

interface Props {
  readonly score: Score;
  readonly texts: ScoreTexts;
}

/**
 * A score in two storeys: the chance of any bidder, then the estimate for the firm, each as a sentence and on one axis.
 * Pages render it at build and the console as it runs; its styles are `score.css`.
 */
export function TwoStoreys({ score, texts }: Props) {
  const { equal, profile } = describeScore(score, texts);
  return (
    <div className="st figures" data-verdict={score.verdict}>
      <Sentence name="eq" {...equal} />
      <Sentence name="me" {...profile} />
      <Axis {...score} />
    </div>
  );
}

function Sentence({ name, label, figure, note }: Storey & { name: string }) {
  return (
    <p className={name}>
      <span>{label}</span> <b>{figure}</b> <span className="note">{note}</span>
    </p>
  );
}

/** Attributes and not styles: the policy refuses styles on elements, and the home page moves what it draws. */
function Axis({ start, estimate }: Pick<Score, 'start' | 'estimate'>) {
  const { percent, low, high } = estimate;
  const [from, to] = [Math.min(start.percent, high), Math.max(start.percent, low)];
  return (
    <svg className="ax" width="100%" height="34" overflow="visible" aria-hidden="true">
      <rect className="track" y="14" width="100%" height="14" />
      <rect className="tick" x="30%" y="28" width="1" height="6" />
      <rect className="tick" x="60%" y="28" width="1" height="6" />
      <rect className="link" x={`${from}%`} y="20" width={`${to - from}%`} height="2" />
      <svg
        className="range"
        x={`${low}%`}
        y="14"
        width={`${high - low}%`}
        height="14"
        overflow="visible"
        aria-hidden="true"
      >
        <rect className="block" width="100%" height="14" />
        <rect className="notch" x={`${(100 * (percent - low)) / (high - low)}%`} width="2" height="14" />
        <rect className="strike" x="-6" y="6" width="6" height="2" />
        <rect className="strike" y="6" width="100%" height="2" />
        <rect className="strike" x="100%" y="6" width="6" height="2" />
      </svg>
      <rect className="measure" width={`${start.percent}%`} height="6" />
      <rect className="riser" x={`${start.percent}%`} width="2" height="30" />
      <text className="equals" x={`${start.percent}%`} dx="7" y="9">
        =
      </text>
    </svg>
  );
}
