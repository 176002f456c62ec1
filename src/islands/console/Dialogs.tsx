import { useStore } from '@nanostores/react';
import { $scored, $view } from '../../stores/console.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Compare } from './Compare.tsx';
import { Detail } from './Detail.tsx';
import css from './dialogs.css?inline';

adoptStyles(css);

/** The dialog that the view asks for; none when it names nothing that exists. */
export default function Dialogs({ open }: { open: string }) {
  const scored = useStore($scored);
  const { compared } = useStore($view);
  if (open === 'compare') {
    const picked = compared.flatMap((id) => scored.find(({ tender }) => tender.id === id) ?? []);
    return picked.length > 1 && <Compare rows={picked} />;
  }
  const row = scored.find(({ tender }) => tender.id === open);
  return row && <Detail key={open} row={row} />;
}
