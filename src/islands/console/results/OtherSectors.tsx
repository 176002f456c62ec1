import type { ReactNode } from 'react';
import type { ConsoleTender } from '#schemas/console.ts';
import { SECTORS, TRADES, withSector, type Profile } from '#schemas/profile.ts';
import { fill } from '#schemas/forms/wording.ts';
import { compareTrade } from '#rules/levels.ts';
import { changeProfile } from '#state/console.ts';
import { useLocalization } from '../localization.ts';

interface Props {
  tenders: readonly ConsoleTender[];
  profile: Profile;
}

/** The tenders of the other trades and sectors, folded, without a chance: each can be chosen instead. */
export function OtherSectors({ tenders, profile }: Props) {
  const { texts } = useLocalization();
  const countFor = (firm: Profile) =>
    tenders.filter((tender) => compareTrade(tender, firm) === 'same').length;
  const ofMatch = (match: ReturnType<typeof compareTrade>) =>
    tenders.filter((tender) => compareTrade(tender, profile) === match);
  const otherTrades = TRADES[profile.sector].filter((trade) => trade !== profile.trade);
  return (
    <>
      <Others text={texts.otherTrades} count={ofMatch('otherTrade').length}>
        {otherTrades.map((trade) => (
          <Choice
            key={trade}
            name={texts.trades[trade]}
            count={countFor({ ...profile, trade })}
            change={{ trade }}
          />
        ))}
      </Others>
      <Others text={texts.others} count={ofMatch('otherSector').length}>
        {SECTORS.filter((sector) => sector !== profile.sector).map((sector) => {
          const { trade } = withSector(profile, sector);
          const count = tenders.filter((tender) => tender.sector === sector).length;
          return (
            <Choice key={sector} name={texts.sectors[sector]} count={count} change={{ sector, trade }} />
          );
        })}
      </Others>
    </>
  );
}

function Others({ text, count, children }: { text: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="fold">
      <summary className="figures">{fill(text, { count })}</summary>
      <ul className="plain">{children}</ul>
    </details>
  );
}

function Choice({ name, count, change }: { name: string; count: number; change: Partial<Profile> }) {
  return (
    <li>
      <button type="button" className="button plain small" onClick={() => changeProfile(change)}>
        {name} ({count})
      </button>
    </li>
  );
}
