import type { Question } from '#competition/question.ts';
import { REGIONS } from '#schemas/profile.ts';
import type * as load from './load.ts';
import type * as show from './show.ts';
import { readVisitor, saveVisitor } from '../visitor.ts';
import { byPart, readAddress, writeAddress } from './address.ts';

/** Code that the template of the page names. */
type Code = Pick<typeof load & typeof show, 'loadFigures' | 'showAnswer'>;

/**
 * The explorer's four controls: a change answers at once, and the address holds the choice. The code and the figures
 * come on the first sign of intent, or at once for an address with a choice. Where they cannot be had, a message keeps
 * the choice and leads to the tables.
 */
export function startExplorer(root: HTMLElement): void {
  const controls = [...root.querySelectorAll('select')];
  const failure = root.querySelector('[data-slot=failure]');
  const message = root.querySelector<HTMLTemplateElement>('template[data-for=failure]');
  const names = byPart(controls.map(({ name }) => name));
  const asked = () => byPart(controls.map(({ value }) => value));
  const usual = asked();
  const keepAddress = () => history.replaceState(null, '', writeAddress(asked(), names));
  let latest = 0;
  let isByPointer = false;
  let source = selectedSource(usual.what);

  /** Shows the answer to a question, or why there is none; returns whether that succeeded. */
  const answer = async (question: Question, action?: string, address?: Question): Promise<boolean> => {
    latest += 1;
    const request = latest;
    root.ariaBusy = 'true';
    try {
      const code = await fetchCode();
      const isCurrent = () => request === latest;
      const questionAddress = (other: Question) => writeAddress(other, names);
      await code.showAnswer({ root, controls, asked: question, address, questionAddress, isCurrent, action });
      if (request === latest) failure?.replaceChildren();
      return true;
    } catch {
      if (request === latest && message) failure?.replaceChildren(document.importNode(message.content, true));
      return false;
    } finally {
      if (request === latest) root.ariaBusy = null;
    }
  };

  root.addEventListener('change', ({ target }) => {
    const [what, ...others] = controls;
    // Amounts and procedures of one source say little of another.
    if (target === what && selectedSource(what?.value) !== source)
      for (const control of others) control.value = '';
    source = selectedSource(what?.value);
    saveRegion(asked().where);
    history.pushState(null, '', writeAddress(asked(), names));
    void answer(asked()).then((isShown) => {
      keepAddress(); // a part that the new source does not have was given up
      if (isShown && isByPointer) focusAnswer();
    });
    if (import.meta.env.COUNTS) globalThis.trackEvent?.({ name: 'calculator-used', calculator: 'how-many' });
  });
  // Arrow keys pass every option: only a choice by pointer moves the focus.
  root.addEventListener('pointerdown', () => (isByPointer = true));
  root.addEventListener('keydown', ({ key, target }) => {
    isByPointer = false;
    if (key === 'Enter' && target instanceof HTMLSelectElement) focusAnswer();
  });
  addEventListener('popstate', () => answerAddress());
  root.addEventListener('click', ({ target }) => {
    const action =
      target instanceof Element ? target.closest<HTMLElement>('[data-does]')?.dataset['does'] : undefined;
    if (action === 'print') print();
    else if (action !== undefined) {
      keepAddress(); // what is copied leads to the choice
      void answer(asked(), action).then(keepAddress);
    }
  });
  const prefetch = () => {
    fetchCode()
      .then((code) => code.loadFigures(root, asked()))
      .catch(() => undefined);
  };
  root.addEventListener('pointerover', prefetch, { once: true, passive: true });
  root.addEventListener('focusin', prefetch, { once: true });
  // The tiles and the rows of the departments are addresses, too.
  document.getElementById('departements')?.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="?"]') : null;
    const tile = link && readAddress(link.search, names);
    if (!tile || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const question = known(tile);
    history.pushState(null, '', writeAddress(question, names));
    void answer(question).then(focusAnswer);
  });
  if (readAddress(location.search, names)) answerAddress();
  else beginWithVisitor();

  /** Begins with the sector and the region that the visitor chose on another page. */
  function beginWithVisitor(): void {
    const { sector, region } = readVisitor();
    const purchases: Readonly<Record<string, string>> = JSON.parse(root.dataset['purchases'] ?? '{}');
    const what = purchases[sector ?? ''] ?? usual.what;
    const where = region === undefined ? usual.where : `region-${region}`;
    if (what !== usual.what) void answer({ what, amount: '', procedure: '', where: '' });
    else if (where !== usual.where) void answer({ ...usual, where });
  }

  function focusAnswer(): void {
    const place = root.querySelector<HTMLElement>('[data-slot=answer]');
    place?.focus({ preventScroll: true });
    place?.closest('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }

  /** Answers the question of the address, or the usual one. */
  function answerAddress(): void {
    const address = readAddress(location.search, names);
    void answer(address ? known(address) : usual, undefined, address);
  }

  /** Fetches and runs the code, twice if need be. */
  function fetchCode(): Promise<Code> {
    const template = root.querySelector<HTMLTemplateElement>('template[data-for=code]');
    const address = template?.content.querySelector('script')?.src ?? '';
    const run = (): Promise<Code> => import(/* @vite-ignore */ address);
    return run().catch(run);
  }

  /** The question of an address, in the usual source where it names none that is known. */
  function known(question: Question): Question {
    const isKnown = [...(controls[0]?.options ?? [])].some(({ value }) => value === question.what);
    return isKnown ? question : { ...question, what: usual.what };
  }
}

/** The source of a value of the first control. */
function selectedSource(what = ''): string {
  return what.split('.')[0] ?? '';
}

/** Keeps a chosen region for the other pages. */
function saveRegion(where: string): void {
  const region = REGIONS.find((code) => where === `region-${code}`);
  if (region !== undefined) saveVisitor({ region });
}
