import { useStore } from '@nanostores/react';
import { improvements } from '#rules/improvements.ts';
import { fill } from '#schemas/forms/wording.ts';
import { $view, changeProfile, changeView } from '#state/console.ts';
import { carrySubject } from '#state/lead-subject.ts';
import { Levels } from '../../score/Levels.tsx';
import { TwoStoreys } from '../../score/TwoStoreys.tsx';
import { TooltipGroup } from '../../tooltip/Tooltip.tsx';
import { recommendation, type ScoredTender } from '../explain.ts';
import { useLocalization } from '../localization.ts';
import { Dialog } from './Dialog.tsx';
import { Factors } from './Factors.tsx';
import { Facts } from './Facts.tsx';
import { Improvements } from './Improvements.tsx';

/** Dialog of a tender: its score, its facts, the factors, the changes that would raise it, and the assistant's advice. */
export function Detail({ row }: { row: ScoredTender }) {
  const localization = useLocalization();
  const { texts } = localization;
  const { assistant } = texts;
  const { profile } = useStore($view);
  const { tender, score } = row;
  const changes = improvements(tender, profile);
  const range = fill(texts.terms.range, score.estimate);
  const uncertainties = score.uncertainties.map((uncertainty) => texts.detail.uncertainties[uncertainty]);

  const ask = () => {
    const { id, title } = tender;
    changeView({ open: null });
    carrySubject({
      kind: 'tender',
      title,
      text: fill(texts.detail.context, { id, title, percent: score.estimate.percent, range }),
    });
    const form = document.getElementById('demo-form');
    form?.scrollIntoView();
    // Once the dialog has given its focus back.
    requestAnimationFrame(() => form?.querySelector<HTMLElement>(FIRST_FIELD)?.focus());
  };

  return (
    <Dialog
      title={tender.title}
      opener={`open-${tender.id}`}
      place={[tender.buyer, tender.procedure, texts.regions[tender.region.code], tender.id].join(' · ')}
    >
      <TooltipGroup>
        <div className="columns">
          <div>
            <TwoStoreys score={score} texts={texts} />
            <Levels levels={texts.storeys.levels} />
            {uncertainties.length > 0 && (
              <p className="soft small">{fill(texts.detail.widened, { list: uncertainties.join(', ') })}</p>
            )}
            <Facts tender={tender} verdict={score.verdict} />
            <p>{tender.summary}</p>
            {tender.currentContractEndsInMonths !== null && <ContractHeld id={tender.id} />}
            <section className="assistant" aria-labelledby="assistant-name">
              <h3 id="assistant-name">{assistant.name}</h3>
              {recommendation(row, changes[0], localization).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <p className="soft small">{assistant.note}</p>
            </section>
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
            <a className="worth" href={bidAddress(texts.links.bid, row)}>
              {texts.detail.bid}
            </a>
          </div>
          <div>
            <Factors row={row} />
            <Improvements changes={changes} />
          </div>
        </div>
      </TooltipGroup>
    </Dialog>
  );
}

/** Says of this tender alone that the firm holds its current contract. */
function ContractHeld({ id }: { id: string }) {
  const { texts } = useLocalization();
  const { contractsHeld } = useStore($view).profile;
  const change = (isHeld: boolean) =>
    changeProfile({
      contractsHeld: isHeld ? [...contractsHeld, id] : contractsHeld.filter((other) => other !== id),
    });
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={contractsHeld.includes(id)}
        onChange={({ target }) => change(target.checked)}
      />
      {texts.detail.held}
    </label>
  );
}

/** The calculation of an answer, with the range of the score as the chance to begin with. */
function bidAddress(page: string, { score: { estimate } }: ScoredTender): string {
  const [low, high] = [String(estimate.low), String(estimate.high)];
  return `${page}?${new URLSearchParams({ low, high, from: 'console' }).toString()}`;
}

/** The first field that is not the honeypot. */
const FIRST_FIELD = ':is(input, select, textarea):not([type=hidden], [name=website])';
