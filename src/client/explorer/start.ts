import type { Question } from '#competition/question.ts';
import { REGIONS } from '#schemas/profile.ts';
import type * as load from './load.ts';
import type * as show from './show.ts';
import { readVisitor, saveVisitor } from '../visitor.ts';
import { byPart, readAddress, writeAddress } from './address.ts';

type Code = Pick<typeof load & typeof show, 'loadFigures' | 'showAnswer'>;

interface Explorer {
  readonly root: HTMLElement;
  readonly controls: readonly HTMLSelectElement[];
  /** Name of each part in addresses, and the question that the page is built with. */
  readonly names: Question;
  readonly usual: Question;
  /** Shows the answer to a question, or why there is none; resolves to whether it could. */
  readonly answer: (question: Question, action?: string, address?: Question) => Promise<boolean>;
}

/**
 * The explorer's four controls: a change answers at once, and the address holds the choice. The code and the figures
 * come on the first sign of intent, or at once for an address with a choice. Where they cannot be had, a message keeps
 * the choice and leads to the tables.
 */
export function startExplorer(root: HTMLElement): void {
  const controls = [...root.querySelectorAll('select')];
  const names = byPart(controls.map(({ name }) => name));
  const usual = byPart(controls.map(({ value }) => value));
  const explorer = { root, controls, names, usual, answer: createAnswer({ root, controls, names }) };
  answerChanges(explorer);
  answerActions(explorer);
  answerDepartments(explorer);
  prefetchFigures(explorer);
  addEventListener('popstate', () => answerAddress(explorer));
  if (readAddress(location.search, names)) answerAddress(explorer);
  else beginWithVisitor(explorer);
}

/** Creates the function that answers a question; an answer that comes after a later question is not shown. */
function createAnswer({ root, controls, names }: Omit<Explorer, 'usual' | 'answer'>): Explorer['answer'] {
  const failure = root.querySelector('[data-slot=failure]');
  const message = root.querySelector<HTMLTemplateElement>('template[data-for=failure]');
  const questionAddress = (question: Question) => writeAddress(question, names);
  let latest = 0;
  return async (asked, action, address) => {
    latest += 1;
    const request = latest;
    const isCurrent = () => request === latest;
    root.ariaBusy = 'true';
    try {
      const code = await fetchCode(root);
      await code.showAnswer({ root, controls, asked, address, questionAddress, isCurrent, action });
      if (isCurrent()) failure?.replaceChildren();
      return true;
    } catch {
      if (isCurrent() && message) failure?.replaceChildren(document.importNode(message.content, true));
      return false;
    } finally {
      if (isCurrent()) root.ariaBusy = null;
    }
  };
}

/** Answers a changed control. Arrow keys pass every option: only a choice by pointer, or Enter, moves the focus. */
function answerChanges(explorer: Explorer): void {
  const { root, controls, names, usual, answer } = explorer;
  const [what, ...others] = controls;
  let isByPointer = false;
  let source = selectedSource(usual.what);
  root.addEventListener('pointerdown', () => (isByPointer = true));
  root.addEventListener('keydown', ({ key, target }) => {
    isByPointer = false;
    if (key === 'Enter' && target instanceof HTMLSelectElement) focusAnswer(root);
  });
  root.addEventListener('change', ({ target }) => {
    // Amounts and procedures of one source say little of another.
    if (target === what && selectedSource(what?.value) !== source)
      for (const control of others) control.value = '';
    source = selectedSource(what?.value);
    const asked = currentQuestion(explorer);
    saveRegion(asked.where);
    history.pushState(null, '', writeAddress(asked, names));
    void answer(asked).then((isShown) => {
      replaceAddress(explorer); // a part that the new source does not have was given up
      if (isShown && isByPointer) focusAnswer(root);
    });
    if (import.meta.env.COUNTS) globalThis.trackEvent?.({ name: 'calculator-used', calculator: 'how-many' });
  });
}

function answerActions(explorer: Explorer): void {
  explorer.root.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-does]') : null;
    const action = element?.dataset['does'];
    if (action === 'print') print();
    else if (action !== undefined) {
      replaceAddress(explorer); // what is copied leads to the choice
      void explorer.answer(currentQuestion(explorer), action).then(() => replaceAddress(explorer));
    }
  });
}

function answerDepartments({ root, controls, names, usual, answer }: Explorer): void {
  document.getElementById('departements')?.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="?"]') : null;
    const asked = link && readAddress(link.search, names);
    if (!asked || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const question = withKnownSource(asked, controls, usual);
    history.pushState(null, '', writeAddress(question, names));
    void answer(question).then(() => focusAnswer(root));
  });
}

function prefetchFigures(explorer: Explorer): void {
  const { root } = explorer;
  const prefetch = () => {
    fetchCode(root)
      .then((code) => code.loadFigures(root, currentQuestion(explorer)))
      .catch(() => undefined);
  };
  root.addEventListener('pointerover', prefetch, { once: true, passive: true });
  root.addEventListener('focusin', prefetch, { once: true });
}

function answerAddress({ controls, names, usual, answer }: Explorer): void {
  const address = readAddress(location.search, names);
  void answer(address ? withKnownSource(address, controls, usual) : usual, undefined, address);
}

/** Begins with the sector and the region that the visitor chose on another page. */
function beginWithVisitor({ root, usual, answer }: Explorer): void {
  const { sector, region } = readVisitor();
  const what = root.getAttribute(`data-purchase-${sector}`) ?? usual.what;
  const where = region === undefined ? usual.where : `region-${region}`;
  if (what !== usual.what) void answer({ what, amount: '', procedure: '', where: '' });
  else if (where !== usual.where) void answer({ ...usual, where });
}

function currentQuestion({ controls }: Explorer): Question {
  return byPart(controls.map(({ value }) => value));
}

function replaceAddress(explorer: Explorer): void {
  history.replaceState(null, '', writeAddress(currentQuestion(explorer), explorer.names));
}

function focusAnswer(root: HTMLElement): void {
  const answer = root.querySelector<HTMLElement>('[data-slot=answer]');
  answer?.focus({ preventScroll: true });
  answer?.closest('[role=status]')?.scrollIntoView({ block: 'nearest' });
}

function fetchCode(root: HTMLElement): Promise<Code> {
  const template = root.querySelector<HTMLTemplateElement>('template[data-for=code]');
  const address = template?.content.querySelector('script')?.src ?? '';
  const run = (): Promise<Code> => import(/* @vite-ignore */ address);
  return run().catch(run);
}

/** Returns a question in the usual source where it names none that is known. */
function withKnownSource(
  question: Question,
  [what]: readonly HTMLSelectElement[],
  usual: Question,
): Question {
  const isKnown = [...(what?.options ?? [])].some(({ value }) => value === question.what);
  return isKnown ? question : { ...question, what: usual.what };
}

function selectedSource(what = ''): string {
  return what.split('.')[0] ?? '';
}

function saveRegion(where: string): void {
  const region = REGIONS.find((code) => where === `region-${code}`);
  if (region !== undefined) saveVisitor({ region });
}
