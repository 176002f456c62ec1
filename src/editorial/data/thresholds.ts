import { typeset } from '../../i18n/typography.ts';
import { ThresholdsSchema, type Thresholds } from '../../schemas/thresholds.ts';
import { readDataFile } from './data-file.ts';

/** The thresholds and time limits in force, checked, their words typeset. In French only, like the page. */
export function readThresholds(): Thresholds {
  const { checked, lines, delays } = readDataFile('content/thresholds.yaml', ThresholdsSchema);
  return {
    checked,
    lines: lines.map((line) => ({
      ...line,
      procedure: set(line.procedure),
      publication: set(line.publication),
      text: set(line.text),
      ...(line.before === undefined ? {} : { before: set(line.before) }),
    })),
    delays: delays.map((delay) => ({
      procedure: set(delay.procedure),
      tenders: set(delay.tenders),
      standstill: set(delay.standstill),
      text: set(delay.text),
      certainty: delay.certainty,
    })),
  };
}

function set(text: string): string {
  return typeset(text, 'fr');
}
