import assert from 'node:assert/strict';
import { MISSING, PAGES } from '../../support/paths.ts';
import { arrive, eventually, type Journeys } from './journey.ts';

/** Reading, moving between pages, and what a page refuses. */
export const PAGE_JOURNEYS: Journeys = {
  'reads every page': async ({ open, read }) => {
    for (const path of PAGES) {
      await open(path);
      const { title, text } = await read(() => ({
        title: document.querySelector('h1')?.checkVisibility(),
        text: document.querySelector('main')?.innerText.length ?? 0,
      }));
      assert.equal(title, true, `${path} shows its title`);
      assert.ok(text > 150, `${path} shows its text`);
    }
  },

  'meets a page that does not exist, in either language, and goes home': async (visitor) => {
    const [french, english] = MISSING;
    await visitor.open(french);
    assert.equal(await visitor.read(titleOfPage), 'Page introuvable');
    await visitor.click('link', 'Retour à l’accueil');
    await arrive(visitor, '/');
    await visitor.open(english);
    assert.equal(await visitor.read(titleOfPage), 'Page not found');
    assert.equal(await visitor.read(language), 'en');
  },

  'switches language on the same page, and back (A29)': async (visitor) => {
    await visitor.open('/tarifs');
    await visitor.click('link', 'English', 'banner');
    await arrive(visitor, '/en/pricing');
    assert.equal(await visitor.read(language), 'en');
    await visitor.click('link', 'Français', 'banner');
    await arrive(visitor, '/tarifs');
  },

  'skips to the content by keyboard (A21)': async (visitor) => {
    await visitor.open('/');
    await visitor.press('Tab');
    assert.deepEqual(
      await visitor.read(() => [
        document.activeElement?.textContent.trim(),
        document.activeElement?.checkVisibility(),
      ]),
      ['Aller au contenu', true],
    );
    await visitor.press('Enter');
    await eventually(
      () => visitor.read(() => document.activeElement?.id),
      (id) => id === 'main',
      'the focus is on the content',
    );
  },

  'goes through a page by Tab alone (A22)': async (visitor) => {
    await visitor.open('/seuils');
    const places: number[] = [];
    for (;;) {
      await visitor.press('Tab');
      const stop = await visitor.read(focused);
      if (stop === null || stop.place === places[0]) break;
      assert.ok(stop.isShown, `${stop.name} shows its focus`);
      assert.ok(stop.place > (places.at(-1) ?? -1), `${stop.name} comes in its turn`);
      places.push(stop.place);
    }
    assert.ok(places.length > 20, `${places.length} stops`);
  },

  'asks which procedure applies, and is told what is wrong first': async (visitor) => {
    await visitor.open('/seuils');
    await visitor.click('button', 'Trouver la procédure');
    await eventually(
      () => visitor.read(() => document.activeElement?.id),
      (id) => id === 'acheteur',
      'the focus is on the first fault',
    );
    await visitor.choose('L’acheteur', 'autre');
    await visitor.choose('Ce qu’il achète', 'fournitures');
    await visitor.fill('Le montant du besoin', '216000');
    await visitor.click('button', 'Trouver la procédure');
    await eventually(
      () => visitor.read(() => document.querySelector('[role=status]')?.textContent ?? ''),
      (answer) => answer.includes('Procédure formalisée'),
      'the answer is announced',
    );
  },

  'finds that the page takes no markup, no script and no style (H4, H5)': async (visitor, violations) => {
    await visitor.open('/');
    assert.deepEqual(violations(), [], 'the page itself breaks no rule');
    const inserted = await visitor.read(insertAll);
    assert.deepEqual(inserted, { markup: 'TypeError', hasRun: false, hasColour: false });
    const reports: string[] = [];
    await eventually(
      async () => {
        reports.push(...violations());
        return reports;
      },
      () => ['trusted-types', 'style-src'].every((kind) => reports.some((report) => report.includes(kind))),
      'the violations are reported',
    );
  },
};

// What follows is read in the page.

function titleOfPage(): string | undefined {
  return document.querySelector('h1')?.textContent.trim();
}

function language(): string {
  return document.documentElement.lang;
}

/** Where the focus is; `null` outside the page. */
function focused() {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    name: element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 80),
    place: [...document.querySelectorAll('*')].indexOf(element),
    isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}

/** Does what an attacker would who can insert something, and says what came of it. */
function insertAll() {
  let markup = 'inserted';
  try {
    document.body.insertAdjacentHTML('beforeend', '<img src=x alt="">');
  } catch (error) {
    markup = error instanceof Error ? error.name : String(error);
  }
  const script = document.createElement('script');
  try {
    script.append('window.hasRun = true');
    document.body.append(script);
  } catch {
    // Refused by its type already.
  }
  document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
  const hasColour = getComputedStyle(document.body).color === 'rgb(1, 2, 3)';
  return { markup, hasRun: 'hasRun' in window, hasColour };
}
