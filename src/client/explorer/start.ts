import type { Asked } from '../../competition/asked.ts';
import type { loadFigures } from './load.ts';
import type { showAnswer } from './show.ts';
import { byPart, PARTS, readAddress, toAddress } from './address.ts';

/** What the template of the page names, in one file. */
interface Code {
  readonly loadFigures: typeof loadFigures;
  readonly showAnswer: typeof showAnswer;
}

const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * The explorer's four controls: a change answers at once, and the address holds the choice. The code and the figures
 * come on the first sign of intent, or at once for an address with a choice. Where they cannot be had, a message keeps
 * the choice and leads to the tables.
 */
export function startExplorer(root: HTMLElement): void {
  const controls = [...root.querySelectorAll('select')];
  const failure = root.querySelector('[data-slot=failure]');
  const message = root.querySelector<HTMLTemplateElement>('template[data-for=failure]');
  if (controls.length < PARTS.length) return;
  const names = byPart(controls.map(({ name }) => name));
  const asked = () => byPart(controls.map(({ value }) => value));
  const usual = asked();
  const keepAddress = () => history.replaceState(null, '', toAddress(asked(), names));
  let latest = 0;

  /** Shows the answer to a question, or why there is none; says whether it could. */
  const answer = async (question: Asked, act?: string): Promise<boolean> => {
    latest += 1;
    const own = latest;
    root.ariaBusy = 'true';
    try {
      const code = await fetchCode();
      await code.showAnswer({ root, controls, asked: question, isCurrent: () => own === latest, act });
      if (own === latest) failure?.replaceChildren();
      return true;
    } catch {
      if (own === latest && message) failure?.replaceChildren(document.importNode(message.content, true));
      return false;
    } finally {
      if (own === latest) root.ariaBusy = null;
    }
  };

  root.addEventListener('change', () => {
    history.pushState(null, '', toAddress(asked(), names));
    // A part that the new source does not have was given up.
    void answer(asked()).then(keepAddress);
    if (import.meta.env.COUNTS) globalThis.countUse?.({ name: 'calculator-used', calculator: 'how-many' });
  });
  addEventListener('popstate', () => void answer(known(readAddress(location.search, names) ?? usual)));
  root.addEventListener('click', ({ target }) => {
    const act =
      target instanceof Element ? target.closest<HTMLElement>('[data-does]')?.dataset['does'] : undefined;
    if (act === 'print') print();
    else if (act !== undefined) {
      keepAddress(); // what is copied leads to the choice
      void answer(asked(), act).then(keepAddress);
    }
  });
  for (const sign of SIGNS)
    root.addEventListener(
      sign,
      () =>
        void fetchCode()
          .then((code) => code.loadFigures(root, asked()))
          .catch(() => undefined),
      { once: true, passive: true },
    );
  const given = readAddress(location.search, names);
  if (given) void answer(known(given));

  /** Fetches and runs the code, twice if need be; what has run is not run again. */
  function fetchCode(): Promise<Code> {
    const template = root.querySelector<HTMLTemplateElement>('template[data-for=code]');
    const address = template?.content.querySelector('script')?.src ?? '';
    const run = (): Promise<Code> => import(/* @vite-ignore */ address);
    return run().catch(run);
  }

  /** The question of an address; what nothing is known of is answered as usual. */
  function known(question: Asked): Asked {
    const isKnown = [...(controls[0]?.options ?? [])].some(({ value }) => value === question.what);
    if (question.what === '') return { ...question, what: usual.what };
    return isKnown ? question : usual;
  }
}
