import assert from 'node:assert/strict';
import { asked, eventually, shown, type Journeys } from './journey.ts';

const kept = () => JSON.parse(localStorage.getItem('consent') ?? 'null') as Record<string, unknown> | null; // read in the page

/** The consent and the console, by pointer and by keyboard. */
export const ISLAND_JOURNEYS: Journeys = {
  'refuses cookies with one press, and is not asked again': async (visitor) => {
    await visitor.open('/');
    await asked(visitor);
    assert.equal(await visitor.read(kept), null, 'nothing is kept before the choice');
    await visitor.click('button', 'Nécessaires uniquement');
    await eventually(
      () => visitor.read(() => document.querySelector('[data-consent]')?.checkVisibility()),
      (isShown) => isShown === false,
      'the question goes',
    );
    const record = await visitor.read(kept);
    assert.deepEqual([record?.['analytics'], record?.['marketing']], [false, false]);
    await visitor.open('/tarifs');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.equal(
      await visitor.read(() => document.querySelector('[data-consent]')?.checkVisibility()),
      false,
      'it does not come back',
    );
  },

  'chooses each purpose in the dialog, which keeps the focus and gives it back (A1, A2, A3)': async (
    visitor,
  ) => {
    await visitor.open('/tarifs');
    await visitor.click('link', 'Gérer les cookies', 'contentinfo');
    await eventually(() => visitor.read(isDialogOpen), Boolean, 'the dialog opens');
    const first = await visitor.read(focusedName);
    for (let press = 0; press < 20; press += 1) {
      await visitor.press('Tab');
      assert.equal(await visitor.read(isFocusOutside), false, 'the focus stays in the dialog');
      if ((await visitor.read(focusedName)) === first) break;
    }
    assert.equal(await visitor.read(focusedName), first, 'the focus comes round');
    await visitor.press('Escape');
    await eventually(
      () => visitor.read(isDialogOpen),
      (isOpen) => !isOpen,
      'Escape closes it',
    );
    assert.equal(await visitor.read(() => document.activeElement?.textContent.trim()), 'Gérer les cookies');
    assert.equal(await visitor.read(kept), null, 'Escape keeps nothing');

    await visitor.press('Enter');
    await eventually(() => visitor.read(isDialogOpen), Boolean, 'Enter opens it again');
    await visitor.check('Mesure d’audience');
    await visitor.click('button', 'Enregistrer les préférences');
    await eventually(
      () => visitor.read(isDialogOpen),
      (isOpen) => !isOpen,
      'saving closes it',
    );
    const record = await visitor.read(kept);
    assert.deepEqual([record?.['analytics'], record?.['marketing']], [true, false]);
  },

  'runs the console to its end, opens a tender and comes back': async (visitor) => {
    await visitor.open('/demo');
    await visitor.click('button', 'Lancer IA', 'main');
    await eventually(
      () => visitor.read(() => document.querySelectorAll('#console .open').length),
      (count) => count === 24,
      'the results come',
      200,
    );
    await shown(visitor, 'Échantillons fictifs');
    await visitor.read(() => document.querySelector<HTMLElement>('#console .open')?.focus());
    await visitor.press('Enter');
    await eventually(() => visitor.read(isDialogOpen), Boolean, 'the detail opens');
    await shown(visitor, 'Ce qu’il faudrait changer');
    await visitor.press('Escape');
    await eventually(
      () => visitor.read(isDialogOpen),
      (isOpen) => !isOpen,
      'Escape closes the detail',
    );
    assert.match(String(await visitor.read(() => document.activeElement?.textContent)), /Ouvrir l'AO/);
  },
};

// What follows is read in the page.

function focusedName(): string | undefined {
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** The browser's own buttons are no part of the page: there, nothing of it has the focus. */
function isFocusOutside(): boolean {
  const element = document.activeElement;
  return element !== null && element !== document.body && element.closest('dialog') === null;
}
