import { useStore } from '@nanostores/react';
import { rankOne } from '#rules/ranking.ts';
import { $samples, $view } from '#state/console.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { Detail } from './Detail.tsx';
import css from './dialogs.css?inline';
import { explain } from '../explain.ts';
import stair from '../../stair/stair.css?inline';

adoptStyles(css + stair);

/** Dialog of the open tender; nothing when the sector has no such tender. */
export default function Dialogs({ open }: { open: string }) {
  const samples = useStore($samples);
  const { profile } = useStore($view);
  const tender = samples?.tenders.find(({ id, sector }) => id === open && sector === profile.sector);
  return tender && <Detail key={open} row={explain(rankOne(tender, profile), profile)} />;
}
