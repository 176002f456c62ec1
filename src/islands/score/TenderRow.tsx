import type { Score } from '#rules/score.ts';
import type { ScoreTexts } from './describe-score.ts';
import './score.css';
import { TwoStoreys } from './TwoStoreys.tsx';

interface Props {
  readonly score: Score;
  readonly texts: ScoreTexts;
  readonly title: string;
  readonly details: string;
  readonly verdict: string;
  /** False while the console is still working the score out. */
  readonly hasScore?: boolean;
}

/** A tender in a list: its title and verdict, its facts, and its score in two storeys. */
export function TenderRow({ score, texts, title, details, verdict, hasScore = true }: Props) {
  return (
    <li className="tender-row">
      <b className="title">{title}</b>{' '}
      {hasScore && (
        <b className="vd" data-verdict={score.verdict}>
          {verdict}
        </b>
      )}{' '}
      <span className="details small soft figures">{details}</span>
      {hasScore && <TwoStoreys score={score} texts={texts} />}
    </li>
  );
}
