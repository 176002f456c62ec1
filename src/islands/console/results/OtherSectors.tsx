import type { ConsoleTender } from '#schemas/console.ts';
import { SECTORS, type Profile } from '#schemas/profile.ts';
import { fill } from '#schemas/forms/wording.ts';
import { changeProfile } from '#state/console.ts';
import { useLocalization } from '../localization.ts';

interface Props {
  tenders: readonly ConsoleTender[];
  /** The sector of the results. */
  sector: Profile['sector'];
}

/** The tenders of the other sectors, folded, without a chance: each sector can be chosen instead. */
export function OtherSectors({ tenders, sector }: Props) {
  const { texts } = useLocalization();
  const others = tenders.filter((tender) => tender.sector !== sector);
  return (
    <details className="fold">
      <summary className="figures">{fill(texts.others, { count: others.length })}</summary>
      <ul className="plain">
        {SECTORS.filter((id) => id !== sector).map((id) => (
          <li key={id}>
            <button
              type="button"
              className="button plain small"
              onClick={() => changeProfile({ sector: id })}
            >
              {texts.sectors[id]} ({others.filter((tender) => tender.sector === id).length})
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
