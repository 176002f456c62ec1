import { COMPARED } from '#state/console-view.ts';
import { pickNone, changeView } from '#state/console.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '#schemas/forms/wording.ts';

/** The number of tenders picked so far, at the bottom of the window; their rows say which. */
export function CompareTray({ compared }: { compared: readonly string[] }) {
  const { texts } = useLocalization();
  if (compared.length === 0) return null;
  return (
    <section className="tray" aria-label={texts.compare.title}>
      <p className="figures">
        {compared.length === 1
          ? texts.compare.hint
          : fill(texts.compare.picked, { count: compared.length, limit: COMPARED })}
      </p>
      {compared.length > 1 && (
        <button
          id="open-compare"
          type="button"
          className="button primary small"
          aria-haspopup="dialog"
          onClick={() => changeView({ open: 'compare' })}
        >
          {texts.compare.action}
        </button>
      )}
      <button type="button" className="button plain small" onClick={pickNone}>
        {texts.compare.clear}
      </button>
    </section>
  );
}
