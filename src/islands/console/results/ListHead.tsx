import type { ReactNode } from 'react';
import type { Profile } from '#schemas/profile.ts';
import { useLocalization } from '../localization.ts';
import { summarizeProfile } from './summarize-profile.ts';

export function ListHead({ profile, children }: { profile: Profile; children?: ReactNode }) {
  const localization = useLocalization();
  return (
    <div className="list-head">
      <p className="figures">{summarizeProfile(profile, localization)}</p>
      {children}
    </div>
  );
}
