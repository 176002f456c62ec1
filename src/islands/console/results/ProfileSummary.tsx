import { memo } from 'react';
import type { Profile } from '../../../schemas/profile.ts';
import { euros } from '../format.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

/** The profile that the scores are for, in a few words each. */
export const ProfileSummary = memo(function ProfileSummary({ profile }: { profile: Profile }) {
  const { texts, locale } = useLocalization();
  const { profile: labels } = texts;
  const { sector, teamSize, references, regions, strengths, incumbent } = profile;
  const { budgetMin, budgetMax, deadlineMin, status } = profile;
  const [region] = regions;
  const items = [
    texts.sectors[sector],
    fill(labels.team, { size: teamSize }),
    texts.referencesChip[references],
    region !== undefined && regions.length === 1
      ? texts.regions[region]
      : fill(labels.regionCount, { count: regions.length }),
    ...strengths.map((name) => fill(labels.strength, { criterion: texts.strengthNames[name] })),
    incumbent && labels.isIncumbent,
    budgetMin > 0 && fill(labels.from, { amount: euros(budgetMin, locale) }),
    budgetMax !== null && fill(labels.upTo, { amount: euros(budgetMax, locale) }),
    deadlineMin > 0 && fill(labels.atLeast, { days: deadlineMin }),
    status !== 'any' && texts.statuses[status],
  ].filter((item) => item !== false);
  return (
    <div className="profile">
      <h3>{labels.title}</h3>
      <ul className="plain figures">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
});
