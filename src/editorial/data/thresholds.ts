import { typesetStrings } from '#i18n/facts.ts';
import type { Thresholds } from '#schemas/content/thresholds.ts';
import { readDataFile } from './data-file.ts';
import { DATA_FILES } from './data-files.ts';

/** The thresholds and time limits in force, checked and typeset. In French only, like the page. */
export function readThresholds(): Thresholds {
  return typesetStrings(readDataFile(DATA_FILES.thresholds), 'fr');
}
