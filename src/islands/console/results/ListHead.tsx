import type { ReactNode } from 'react';
import type { Profile } from '#schemas/profile.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { useLocalization } from '../localization.ts';
import css from './list-head.css?inline';
import { summarizeProfile } from './summarize-profile.ts';

adoptStyles(css);

/** Names the profile that the list is for. */
export function ListHead({ profile, children }: { profile: Profile; children?: ReactNode }) {
  const localization = useLocalization();
  return (
    <div className="list-head">
      <p className="figures">{summarizeProfile(profile, localization)}</p>
      {children}
    </div>
  );
}
