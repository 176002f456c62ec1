import type { Profile } from '#schemas/profile.ts';
import { euros, inWords } from '../format.ts';
import { useLocalization } from '../localization.ts';

/** The regions that are named; more are counted. */
const NAMED = 3;

/** The profile that the scores are for, and the wishes that differ from none. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  const { texts, locale } = useLocalization();
  const { profile: labels } = texts;
  const { sector, teamSize, references, regions, strengths, qualifications } = profile;
  const { budgetMin, budgetMax, deadlineMin, status } = profile;
  const items: (readonly [name: string, value: string | false])[] = [
    [labels.sector, texts.sectors[sector]],
    [labels.trade, texts.trades[profile.trade]],
    [labels.teamSize, teamSize],
    [labels.references, texts.references[references]],
    [
      labels.regions,
      regions.length > NAMED
        ? String(regions.length)
        : inWords(
            regions.map((code) => texts.regions[code]),
            locale,
          ),
    ],
    [
      labels.strengths,
      inWords(
        strengths.map((name) => texts.strengthNames[name]),
        locale,
      ),
    ],
    [labels.turnover, profile.turnover !== null && euros(profile.turnover, locale)],
    [
      labels.qualifications,
      inWords(
        qualifications.map((name) => texts.qualifications[name]),
        locale,
      ),
    ],
    [labels.budgetMin, budgetMin > 0 && euros(budgetMin, locale)],
    [labels.budgetMax, budgetMax !== null && euros(budgetMax, locale)],
    [labels.deadlineMin, deadlineMin > 0 && String(deadlineMin)],
    [labels.status, status !== 'any' && texts.statuses[status]],
  ];
  return (
    <dl className="figures">
      {items.map(
        ([name, value]) =>
          value !== false &&
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
