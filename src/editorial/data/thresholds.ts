import { typesetStrings } from '#i18n/facts.ts';
import { ThresholdsSchema, type Thresholds } from '#schemas/content/thresholds.ts';
import { readDataFile } from './data-file.ts';

/** The thresholds and time limits in force, checked and typeset. In French only, like the page. */
export function readThresholds(): Thresholds {
  return typesetStrings(readDataFile('content/thresholds.yaml', ThresholdsSchema), 'fr');
}
