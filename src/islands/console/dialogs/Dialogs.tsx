import { useStore } from '@nanostores/react';
import { rankOne } from '#rules/ranking.ts';
import { $samples, $view } from '#state/console.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import compare from './compare.css?inline';
import { Compare } from './Compare.tsx';
import { Detail } from './Detail.tsx';
import css from './dialogs.css?inline';
import { explain } from '../explain.ts';
import stair from '../../stair/stair.css?inline';

adoptStyles(css + stair + compare);

/** The dialog that the view names; nothing when the sector has no such tender. */
export default function Dialogs({ open }: { open: string }) {
  const samples = useStore($samples);
  const { compared, profile } = useStore($view);
  const rows = (open === 'compare' ? compared : [open]).flatMap((id) => {
    const tender = samples?.tenders.find((each) => each.id === id && each.sector === profile.sector);
    return tender ? [explain(rankOne(tender, profile), profile)] : [];
  });
  if (open === 'compare') return rows.length > 1 && <Compare rows={rows} />;
  return rows[0] && <Detail key={open} row={rows[0]} />;
}
