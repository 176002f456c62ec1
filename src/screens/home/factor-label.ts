import type { Translate } from '../../i18n/translate.ts';
import { caseOf, figuresOf } from '../../scoring/case.ts';
import type { Factor } from '../../scoring/factors.ts';

/** A factor of a score in a few words. */
export function factorLabel(factor: Factor, t: Translate): string {
  return t(`scoring.factors.${caseOf(factor)}`, figuresOf(factor));
}
