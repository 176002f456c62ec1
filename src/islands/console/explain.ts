import type { ConsoleTender } from '#schemas/console.ts';
import type { Profile } from '#schemas/profile.ts';
import { factorCase, factorFigures } from '#rules/case.ts';
import type { Factor } from '#rules/factors.ts';
import type { Change, Improvement } from '#rules/improvements.ts';
import type { Requirement } from '#rules/levels.ts';
import type { Scored } from '#rules/ranking.ts';
import type { Start } from '#rules/start.ts';
import { formatEuros, formatList, lowerFirst, formatPoints } from './format.ts';
import { type Localization } from './localization.ts';
import { fill } from '#schemas/forms/wording.ts';

/** A sample with its score. */
export type ScoredTender = Scored<ConsoleTender>;

/** Returns the label of a factor. */
export function factorLabel(factor: Factor, { texts }: Localization): string {
  return fill(messageAt(texts.labels, factorCase(factor)), factorFigures(factor));
}

/** Returns the sentence that explains a factor. */
export function factorSentence(factor: Factor, tender: ConsoleTender, localization: Localization): string {
  const { texts, locale } = localization;
  const { sentences, regions } = texts;
  const sentence = messageAt(sentences, factorCase(factor));
  switch (factor.id) {
    case 'start':
      return startSentence(factor.start, localization);
    case 'region':
      return fill(sentence, { region: regions[factor.region] });
    case 'capacity':
      return fill(sentences.capacity, {
        value: formatEuros(factor.yearlyLotValue, locale),
        turnover: formatEuros(factor.turnover, locale),
      });
    case 'incumbency':
      return fill(sentence, { holder: tender.holder });
    case 'deadline':
      return factor.days === null
        ? sentence
        : fill(sentences.deadline[tender.deadlineKind], factorFigures(factor));
    case 'requirements': {
      const items = factor.missing.map((requirement) => requirementLabel(requirement, localization));
      return fill(sentence, { list: formatList(items, locale) });
    }
    case 'sector':
    case 'references':
    case 'limit':
    case 'criteria':
      return fill(sentence, factorFigures(factor));
  }
}

function startSentence(start: Start, { texts }: Localization): string {
  const { start: sentences } = texts.sentences;
  switch (start.kind) {
    case 'known':
      return fill(start.places === 1 ? sentences.known : sentences.places, start);
    case 'measured':
      return fill(sentences.measured, {
        place: start.region === null ? texts.storeys.country : texts.regions[start.region],
      });
    case 'average':
      return sentences.average;
  }
}

/** Returns the labels of the head-count bands: `11 à 50`, `Plus de 200`. */
export function teamSizeLabels({ teamSizes }: Localization['texts']): Record<Profile['teamSize'], string> {
  const range = (from: number, to: number) => fill(teamSizes.range, { from, to });
  return {
    '1-10': range(1, 10),
    '11-50': range(11, 50),
    '51-200': range(51, 200),
    '200+': fill(teamSizes.over, { from: 200 }),
  };
}

/** Returns what a notice asks for, in words. */
export function requirementLabel(requirement: Requirement, { texts, locale }: Localization): string {
  const { askedItems } = texts;
  switch (requirement.kind) {
    case 'references':
      return fill(askedItems.references, { references: texts.referencesChip[requirement.asked] });
    case 'qualification':
      return fill(askedItems.qualification, { qualification: texts.qualifications[requirement.asked] });
    case 'turnover':
      return fill(askedItems.turnover, { amount: formatEuros(requirement.asked, locale) });
  }
}

/** Returns the weights of the criteria, in words: those of the notice, of the contract before, or none yet. */
export function criteriaText({ criteria, status }: ConsoleTender, texts: Localization['texts']): string {
  if (criteria === null) return texts.unpublished.criteria;
  const weights = fill(texts.weights, criteria);
  return status === 'upcoming' ? fill(texts.previousWeights, { weights: lowerFirst(weights) }) : weights;
}

/** A change of profile, as an instruction. */
export function describeChange(change: Change, { texts }: Localization): string {
  switch (change.id) {
    case 'region':
      return fill(texts.changes.region, { region: texts.regions[change.to] });
    case 'references':
      return fill(texts.changes.references, { references: texts.referencesChip[change.to] });
    case 'qualification':
      return fill(texts.changes.qualification, { qualification: texts.qualifications[change.to] });
    case 'teamSize':
      return fill(texts.changes.teamSize, { size: change.to });
    case 'strength':
      return fill(texts.changes.strength, { criterion: texts.strengthNames[change.to] });
  }
}

/** The advice of the assistant, sentence by sentence, from the factors and the best change. */
export function recommendation(
  row: ScoredTender,
  best: Improvement | undefined,
  localization: Localization,
): string[] {
  const { assistant } = localization.texts;
  const factors = row.score.factors.filter(({ id, points: count }) => id !== 'start' && count !== 0);
  const strongest = (sign: 1 | -1) =>
    factors
      .filter(({ points: count }) => Math.sign(count) === sign)
      // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .slice(0, 3)
      .map((factor) => `${lowerFirst(factorLabel(factor, localization))} (${formatPoints(factor.points)})`);
  const listed = (items: string[], some: string, none: string) =>
    items.length === 0 ? none : fill(some, { list: formatList(items, localization.locale) });
  return [
    assistant.verdict[row.score.verdict],
    listed(strongest(1), assistant.pro, assistant.noPro),
    listed(strongest(-1), assistant.con, assistant.noCon),
    ...(best === undefined ? [] : [adviceSentence(best, localization)]),
  ];
}

function adviceSentence(best: Improvement, localization: Localization): string {
  const change = describeChange(best, localization);
  return fill(localization.texts.assistant.advice, {
    change,
    points: formatPoints(best.gain),
    percent: best.percent,
  });
}

/** The text at a dotted path of a tree of texts; the path itself when there is none, so that it shows. */
function messageAt(tree: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (branch, name) => (branch instanceof Object ? Reflect.get(branch, name) : undefined),
      tree,
    );
  return typeof found === 'string' ? found : path;
}
