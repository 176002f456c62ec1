import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';
import { improvements, type Improvement } from '../../../rules/improvements.ts';
import { $view, changeView } from '../../../stores/console.ts';
import { carryTender } from '../../../stores/request-context.ts';
import { showToast } from '../../../stores/toasts.ts';
import { TooltipGroup } from '../../tooltip/Tooltip.tsx';
import { Improvements } from './Improvements.tsx';
import { Dialog } from './Dialog.tsx';
import { Arc } from '../drawings.tsx';
import { recommendation, type Explained } from '../explain.ts';
import { Factors, Meanings } from './Factors.tsx';
import { Criteria, Timeline } from './TenderFacts.tsx';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

/** The detail of a tender: its chance, the factors, what would raise it, and what the assistant recommends. */
export function Detail({ row }: { row: Explained }) {
  const { texts } = useLocalization();
  const { profile } = useStore($view);
  const { tender, score, group } = row;
  // The chance is drawn first, its factors after it.
  const isWhole = useDeferredValue(true, false);
  const changes = isWhole ? improvements(tender, profile) : [];
  const range = fill(texts.terms.range, score.range);
  const uncertainties = score.uncertainties.map((uncertainty) => texts.detail.uncertainties[uncertainty]);

  const ask = () => {
    const { id, title } = tender;
    changeView({ open: null });
    carryTender({
      id,
      title,
      summary: fill(texts.detail.context, { id, title, percent: score.percent, range }),
    });
    showToast(fill(texts.toasts.carried, { id }));
    const form = document.getElementById('demo-form');
    form?.scrollIntoView();
    // Once the dialog has given its focus back.
    requestAnimationFrame(() => form?.querySelector<HTMLElement>(FIRST_FIELD)?.focus());
  };

  return (
    <Dialog
      title={tender.title}
      opener={`open-${tender.id}`}
      isBusy={!isWhole}
      kicker={
        <p className="kicker figures">
          {tender.id} · {tender.procedure} · <span className="mark">{texts.sample}</span>
        </p>
      }
    >
      <TooltipGroup>
        <div className="columns">
          <div>
            <p className="buyer">
              {tender.buyer} · {texts.regions[tender.region.code]}
            </p>
            <p>{tender.summary}</p>
            <figure className="gauge" data-group={group}>
              <Arc percent={score.percent} />
              <figcaption>
                <b className="figures">
                  {score.percent}
                  <span className="unseen"> %</span>
                </b>
                <span className="figures">
                  {texts.groups[group]}, {range}
                </span>
              </figcaption>
            </figure>
            {uncertainties.length > 0 && (
              <p className="soft small">{fill(texts.detail.widened, { list: uncertainties.join(', ') })}</p>
            )}
            {isWhole && <Advice row={row} best={changes[0]} />}
            <a
              className="button primary ask"
              href={`${texts.links.demo}?ao=${tender.id}#demo-form`}
              onClick={(event) => {
                event.preventDefault();
                ask();
              }}
            >
              {texts.detail.ask}
            </a>
            <p>
              <a className="worth" href={bidAddress(texts.links.bid, row)}>
                {texts.detail.bid}
              </a>
            </p>
          </div>
          <div>
            {isWhole && (
              <>
                <Factors row={row} />
                <Improvements changes={changes} />
              </>
            )}
          </div>
        </div>
        {isWhole && (
          <>
            <div className="columns">
              <div>
                <Criteria tender={tender} />
              </div>
              <div>
                <Timeline tender={tender} />
              </div>
            </div>
            <Meanings />
          </>
        )}
      </TooltipGroup>
    </Dialog>
  );
}

/** The calculation of an answer, with the range of the score as the chance to begin with. */
function bidAddress(page: string, { score: { range } }: Explained): string {
  const low = String(range.low);
  return `${page}?${new URLSearchParams({ low, high: String(range.high), from: 'console' }).toString()}`;
}

/** What the assistant recommends, in words built from the factors. */
function Advice({ row, best }: { row: Explained; best: Improvement | undefined }) {
  const localization = useLocalization();
  const { assistant } = localization.texts;
  return (
    <section className="assistant" aria-label={assistant.name}>
      {recommendation(row, best, localization).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="soft small">{assistant.note}</p>
    </section>
  );
}

/** The first field that is not the honeypot. */
const FIRST_FIELD = ':is(input, select, textarea):not([type=hidden], [name=website])';
