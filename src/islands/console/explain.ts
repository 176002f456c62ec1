import type { ConsoleTender } from '#schemas/console.ts';
import { caseOf, figuresOf } from '#rules/case.ts';
import type { Factor } from '#rules/factors.ts';
import type { Change, Improvement } from '#rules/improvements.ts';
import type { Ranked } from '#rules/ranking.ts';
import { scoreTender, type Score } from '#rules/score.ts';
import type { Profile } from '#schemas/profile.ts';
import { euros, inWords, lower, points } from './format.ts';
import { type Localization } from './localization.ts';
import { fill } from '#schemas/forms/wording.ts';

/** A sample as the table ranks it. */
export type RankedTender = Ranked<ConsoleTender>;

/** A sample with the reasons of its score. */
export type Explained = RankedTender & { readonly score: Score };

/** Adds its reasons to a row, for the profile that it was ranked for. */
export function explain(row: RankedTender, profile: Profile): Explained {
  return { ...row, score: scoreTender(row.tender, profile) };
}

/** The label of a factor. */
export function labelOf(factor: Factor, { texts }: Localization): string {
  return fill(at(texts.labels, caseOf(factor)), figuresOf(factor));
}

/** The sentence that explains a factor. */
export function sentenceOf(factor: Factor, tender: ConsoleTender, { texts, locale }: Localization): string {
  const { sentences, regions } = texts;
  switch (factor.id) {
    case 'sector':
      return fill(sentences.sector[factor.trade], { division: factor.division });
    case 'references': {
      const isUncounted = factor.counted === 'none' && factor.declared !== 'none';
      return sentences.references[isUncounted ? 'uncounted' : factor.counted];
    }
    case 'region':
      return fill(at(sentences, caseOf(factor)), { region: regions[factor.region] });
    case 'capacity': {
      const { yearlyLotValue, turnover } = factor;
      return fill(sentences.capacity, {
        value: euros(yearlyLotValue, locale),
        turnover: euros(turnover, locale),
      });
    }
    case 'incumbency':
      return fill(sentences.incumbency[factor.incumbency], { holder: tender.holder });
    case 'competition':
      return sentences.competition[factor.bids === null ? 'unknown' : 'known'];
    case 'start':
      return fill(at(sentences, caseOf(factor)), figuresOf(factor));
    case 'deadline':
      return fill(sentences.deadline[tender.deadlineKind], figuresOf(factor));
    case 'limit':
    case 'criteria':
      return fill(sentences[factor.id], figuresOf(factor));
  }
}

/** A change of profile, as an instruction. */
export function changeInWords(change: Change, { texts }: Localization): string {
  switch (change.id) {
    case 'region':
      return fill(texts.changes.region, { region: texts.regions[change.to] });
    case 'references':
      return fill(texts.changes.references, { references: texts.referencesChip[change.to] });
    case 'teamSize':
      return fill(texts.changes.teamSize, { size: change.to });
    case 'strength':
      return fill(texts.changes.strength, { criterion: texts.strengthNames[change.to] });
  }
}

/** The advice of the assistant, sentence by sentence, from the factors and the best change. */
export function recommendation(
  row: Explained,
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
      .map((factor) => `${lower(labelOf(factor, localization))} (${points(factor.points)})`);
  const listed = (items: string[], some: string, none: string) =>
    items.length === 0 ? none : fill(some, { list: inWords(items, localization.locale) });
  return [
    assistant.verdict[row.group],
    listed(strongest(1), assistant.pro, assistant.noPro),
    listed(strongest(-1), assistant.con, assistant.noCon),
    ...(best === undefined ? [] : [adviceOf(best, localization)]),
  ];
}

function adviceOf(best: Improvement, localization: Localization): string {
  const change = changeInWords(best, localization);
  return fill(localization.texts.assistant.advice, {
    change,
    points: points(best.gain),
    percent: best.percent,
  });
}

/** The text at a dotted path of a tree of texts; the path itself when there is none, so that it shows. */
function at(tree: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (branch, name) => (branch instanceof Object ? Reflect.get(branch, name) : undefined),
      tree,
    );
  return typeof found === 'string' ? found : path;
}
