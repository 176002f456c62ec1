import { todayInParis } from '#build-time.ts';
import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import { endingRules } from '#rules/thresholds.ts';
import { readDataFile } from './data-file.ts';
import { DATA_FILES } from './data-files.ts';

export function readThresholds(locale: Locale) {
  const { texts, rules, ...thresholds } = readDataFile(DATA_FILES.thresholds);
  return {
    ...thresholds,
    today: todayInParis(),
    texts: Object.fromEntries(
      Object.entries(texts).map(([key, { name, url }]) => [
        key,
        { name: typeset(typeof name === 'string' ? name : name[locale], locale), url },
      ]),
    ),
    rules: rules.map(({ announced, ...rule }) => ({
      ...rule,
      announced: announced && typeset(announced[locale], locale),
    })),
  };
}

export type LocalThresholds = ReturnType<typeof readThresholds>;

/** Days before the end of a rule at which a build begins to warn. */
const WARNING_DAYS = 60;

/** Returns a sentence for each rule that has ended or ends soon, and that no other follows. */
export function thresholdWarnings(day: string): readonly string[] {
  const { rules } = readDataFile(DATA_FILES.thresholds);
  return endingRules(rules, day, WARNING_DAYS).map(
    ({ kind, level, until = '' }) =>
      `${DATA_FILES.thresholds.file}: the rule "${kind}, ${level}" ends on ${until} and none follows. Read the new text and add its rule.`,
  );
}
