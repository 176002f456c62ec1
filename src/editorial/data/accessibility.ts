import { globSync } from 'node:fs';
import { AccessibilitySchema, type Accessibility, type Criterion } from '#schemas/content/accessibility.ts';
import { readDataFile } from './data-file.ts';

/** Conformity as RGAA names it: all applicable criteria are met, at least half of them, or fewer. */
export type ConformityState = 'full' | 'partial' | 'none';

/** The result of the audit. */
export interface Conformity {
  readonly state: ConformityState;
  /** Whole percentage of the applicable criteria that are met, rounded down: 99.9 % is not 100. */
  readonly rate: number;
  /** Count of the criteria with each result; they add up to 106. */
  readonly counts: Readonly<Record<Criterion['result'], number>>;
}

/** The audit of the site, checked. What somebody judged before a screen changed counts as not assessed. */
export function readAccessibility(): Accessibility {
  const pictures = globSync('content/{articles,about,legal}/**/*.{avif,jpg,jpeg,png,webp}');
  return withoutVoid(readDataFile('content/accessibility.yaml', AccessibilitySchema), pictures);
}

/** Takes back what a judgement proved that is older than the screens, or one of pictures that has not seen each. */
export function withoutVoid(audit: Accessibility, pictures: readonly string[]): Accessibility {
  const isVoid = (name: string) => {
    const { day = audit.changed, pictures: seen } = audit.judgements[name] ?? {};
    return seen === undefined ? day < audit.changed : pictures.some((file) => !seen.includes(file));
  };
  const judged = (one: Criterion): Criterion => {
    const { number, fr, en } = one;
    return 'by' in one && one.by.some(isVoid) ? { number, fr, en, result: 'notAssessed' } : one;
  };
  return {
    ...audit,
    themes: audit.themes.map((theme) => ({ ...theme, criteria: theme.criteria.map(judged) })),
  };
}

/**
 * Counts as RGAA does: criteria met over criteria that apply. One that was not assessed counts as not met, so that
 * the site claims no more than was proved.
 */
export function conformityOf(criteria: readonly Pick<Criterion, 'result'>[]): Conformity {
  const count = (result: Criterion['result']) => criteria.filter((one) => one.result === result).length;
  const counts = {
    conforms: count('conforms'),
    fails: count('fails'),
    notAssessed: count('notAssessed'),
    notApplicable: count('notApplicable'),
  };
  const applicable = criteria.length - counts.notApplicable;
  const share = applicable === 0 ? 0 : counts.conforms / applicable;
  return { state: stateOf(share), rate: Math.floor(share * 100), counts };
}

/** The conformity of the site, which every page states. */
export function siteConformity(): Conformity {
  return conformityOf(readAccessibility().themes.flatMap(({ criteria }) => criteria));
}

function stateOf(share: number): ConformityState {
  if (share === 1) return 'full';
  return share >= 0.5 ? 'partial' : 'none';
}
