import { useStore } from '@nanostores/react';
import { scoreTender } from '#rules/score.ts';
import { $samples, $view } from '#state/console.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { Detail } from './Detail.tsx';
import dialogCss from '../../dialog.css?inline';
import css from './dialogs.css?inline';
import stair from '../../stair/stair.css?inline';

adoptStyles(dialogCss + css + stair);

/** Dialog of the open tender; nothing when it is not of the firm's trade. */
export default function Dialogs({ open }: { open: string }) {
  const samples = useStore($samples);
  const { profile } = useStore($view);
  const tender = samples?.tenders.find(({ id }) => id === open);
  const score = tender && scoreTender(tender, profile);
  return tender && score && <Detail key={open} row={{ tender, score }} />;
}
