import assert from 'node:assert/strict';
import { MISSING, PAGES } from '../../support/paths.ts';
import { NARROW } from '../watched-site.ts';
import { asked, eventually, type Journeys } from './journey.ts';

/** The scripted checks that every engine has to pass, by their number, where no other journey passes them. */
export const ACCESSIBILITY_JOURNEYS: Journeys = {
  'opens the dialog by Space, goes round it backwards, closes it by its button (A1, A2, A3)': async (
    visitor,
  ) => {
    await visitor.open('/');
    await asked(visitor);
    for (let stop = 0; stop < 12; stop += 1) {
      await visitor.press('Tab');
      if ((await visitor.read(focusedText)) === 'Personnaliser') break;
    }
    await visitor.press('Space');
    await eventually(() => visitor.read(nameOfDialog), Boolean, 'Space opens the dialog');
    assert.equal(await visitor.read(nameOfDialog), 'Vos choix sur les cookies');
    assert.equal(await visitor.read(isFocusInside), true, 'the focus is inside');
    for (let press = 0; press < 12; press += 1) {
      await visitor.press('Shift+Tab');
      assert.notEqual(await visitor.read(isFocusInside), false, 'the focus stays inside');
    }
    await visitor.click('button', 'Annuler');
    await eventually(
      () => visitor.read(focusedText),
      (text) => text === 'Personnaliser',
      'the focus is given back',
    );
  },

  'explains a purpose after the pointer rests, at once to the keyboard, until Escape (A10)': async (
    visitor,
  ) => {
    await visitor.open('/tarifs');
    await visitor.click('link', 'Gérer les cookies', 'contentinfo');
    await eventually(() => visitor.read(nameOfDialog), Boolean, 'the dialog opens');
    await visitor.read(watchTooltip);
    await visitor.hover('Marketing');
    await eventually(() => visitor.read(explanation), Boolean, 'the explanation comes');
    const rest = await visitor.read(restBeforeTooltip);
    assert.ok(rest >= 690, `the pointer rests ${rest} ms`);
    await visitor.press('Escape');
    await eventually(
      () => visitor.read(explanation),
      (words) => words === '',
      'Escape hides it',
    );
    assert.equal(await visitor.read(nameOfDialog), 'Vos choix sur les cookies', 'Escape leaves the dialog');
    for (let stop = 0; stop < 20 && !(await visitor.read(isFocusExplained)); stop += 1)
      await visitor.press('Tab');
    assert.equal(await visitor.read(isFocusExplained), true, 'the keyboard is told at once, and described');
  },

  'reads every page in a window of 320 x 256 (A23)': async ({ open, read }) => {
    for (const path of [...PAGES, ...MISSING]) {
      await open(`${NARROW}${path}`);
      const { width, over, title } = await read(narrowPage);
      assert.equal(width, 320, `${path} is narrow`);
      assert.ok(over <= 0, `${path} is ${over} px too wide`);
      assert.equal(title, true, `${path} shows its title`);
    }
  },
};

// What follows is read in the page.

function focusedText(): string | undefined {
  return document.activeElement?.textContent.trim();
}

function nameOfDialog(): string | undefined {
  const dialog = document.querySelector('dialog[open]');
  return document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent.trim();
}

/** Nothing where the browser's own buttons have the focus: they are part of the round. */
function isFocusInside(): boolean | null {
  const element = document.activeElement;
  return element === null || element === document.body ? null : element.closest('dialog') !== null;
}

/** A switch with the focus, with its explanation beside it and words of its own that describe it. */
function isFocusExplained(): boolean {
  const ids = (document.activeElement?.getAttribute('aria-describedby') ?? '').split(' ');
  const isShown = document.querySelector('[role=tooltip]')?.checkVisibility() ?? false;
  const isSwitch = document.activeElement?.matches('[role=switch]') ?? false;
  return isShown && isSwitch && ids.some((id) => (document.getElementById(id)?.textContent ?? '') !== '');
}

function explanation(): string {
  const tooltip = document.querySelector('[role=tooltip]');
  return tooltip?.checkVisibility() ? tooltip.textContent : '';
}

/** Notes when the pointer comes to a switch, and when an explanation shows. */
function watchTooltip(): void {
  const marks = globalThis as { came?: number; shown?: number };
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest('dialog')) marks.came = performance.now();
  });
  new MutationObserver(() => {
    if (document.querySelector('[role=tooltip]')) marks.shown ??= performance.now();
  }).observe(document, { subtree: true, childList: true });
}

function restBeforeTooltip(): number {
  const { came = 0, shown = 0 } = globalThis as { came?: number; shown?: number };
  return shown - came;
}

/** The page in the frame, which has loaded with the page around it. */
function narrowPage() {
  const frame = document.querySelector('iframe');
  const page = frame?.contentDocument;
  const root = page?.documentElement;
  return {
    width: frame?.contentWindow?.innerWidth,
    over: root === undefined ? Number.NaN : root.scrollWidth - root.clientWidth,
    title: page?.querySelector('h1')?.checkVisibility(),
  };
}
