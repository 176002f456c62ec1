import { memo } from 'react';
import type { Profile } from '../../../schemas/profile.ts';
import { euros } from '../format.ts';
import { fill, useLocalization } from '../localization.ts';

/** The profile that the scores are for, in a few words each. */
export const ProfileSummary = memo(({ profile }: { profile: Profile }) => {
  const { words, locale } = useLocalization();
  const { profile: said } = words;
  const { sector, teamSize, references, regions, strengths, incumbent } = profile;
  const { budgetMin, budgetMax, deadlineMin, status } = profile;
  const [region] = regions;
  const items = [
    words.sectors[sector],
    fill(said.team, { size: teamSize }),
    words.referencesChip[references],
    region !== undefined && regions.length === 1
      ? words.regions[region]
      : fill(said.regionCount, { count: regions.length }),
    ...strengths.map((name) => fill(said.strength, { criterion: words.strengthNames[name] })),
    incumbent && said.isIncumbent,
    budgetMin > 0 && fill(said.from, { amount: euros(budgetMin, locale) }),
    budgetMax !== null && fill(said.upTo, { amount: euros(budgetMax, locale) }),
    deadlineMin > 0 && fill(said.atLeast, { days: deadlineMin }),
    status !== 'any' && words.statuses[status],
  ].filter((item) => item !== false);
  return (
    <div className="profile">
      <h3>{said.title}</h3>
      <ul className="plain figures">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
});
ProfileSummary.displayName = 'ProfileSummary';
