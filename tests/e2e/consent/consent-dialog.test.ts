import { LOCALES } from '#locales.ts';
import { accessibilityFaults } from '../../support/accessibility/faults.ts';
import {
  dialog,
  FRENCH,
  kept,
  manage,
  open,
  question,
  tab,
  toggle,
  WORDS,
} from '../../support/browser/consent.ts';
import { expect, test } from '../../support/test.ts';
import { ending } from '../../support/words.ts';

test(
  'consent dialog: withdrawing is as easy as consenting, from every footer',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page);
    await expect(dialog(page)).toHaveAccessibleName(FRENCH.title);
    await expect(dialog(page).getByRole('switch')).toHaveCount(4);
    await toggle(page, FRENCH.marketing).click();
    await expect(toggle(page, FRENCH.marketing)).toBeChecked();
    await dialog(page).getByRole('button', { name: FRENCH.save }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('status').getByText(FRENCH.saved)).toBeVisible();
    expect(JSON.parse(String(await kept(page)))).toMatchObject({
      analytics: false,
      marketing: true,
      preferences: false,
    });
    await manage(page).click();
    await expect(toggle(page, FRENCH.marketing)).toBeChecked();
    await toggle(page, FRENCH.marketing).click();
    await dialog(page).getByRole('button', { name: FRENCH.save }).click();
    expect(JSON.parse(String(await kept(page)))).toMatchObject({ marketing: false });
  },
);

test.describe('before any choice', () => {
  test.use({ consent: 'unanswered' });

  test('consent dialog: before a choice only necessary is on; saving closes the banner too', async ({
    page,
  }) => {
    await page.goto(FRENCH.path);
    await question(page).getByRole('button', { name: FRENCH.customise }).click();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).getByRole('switch', { checked: true }).count()).toBe(1);
    await dialog(page).getByRole('button', { name: FRENCH.save }).click();
    await expect(question(page)).toBeHidden();
    expect(JSON.parse(String(await kept(page)))).toMatchObject({
      analytics: false,
      marketing: false,
      preferences: false,
    });
  });
});

test('consent dialog: traps the focus in both directions', { tag: '@engines' }, async ({ page }) => {
  await open(page);
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // The browser's own controls are part of the round: then the page has no focus at all.
    const place = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element === document.body || element?.closest('dialog') !== null;
    });
    expect(place).toBe(true);
  }
  await manage(page).focus();
  await expect(manage(page)).not.toBeFocused();
});

test('consent dialog: opens by click or Enter with the focus inside; closing without saving stores nothing and returns the focus', async ({
  page,
}) => {
  await page.goto(FRENCH.path);
  const before = await kept(page);
  const button = (name: string) => dialog(page).getByRole('button', { name });
  for (const [press, close] of [
    [() => manage(page).click(), () => page.keyboard.press('Escape')],
    [() => manage(page).press('Enter'), () => button(FRENCH.cancel).click()],
    [() => manage(page).press('Enter'), () => button('Fermer').click()],
  ] as const) {
    await press();
    await expect(dialog(page)).toHaveAccessibleName(FRENCH.title);
    await expect(tab(page, FRENCH.cookies)).toBeFocused();
    await expect(toggle(page, FRENCH.marketing)).not.toBeChecked();
    await toggle(page, FRENCH.marketing).click();
    await tab(page, FRENCH.cookies).focus();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(manage(page)).toBeFocused();
    expect(await kept(page)).toBe(before);
  }
});

test('consent dialog: tabs have one stop; arrows, Home and End select', async ({ page }) => {
  await open(page);
  const [cookies, policy] = [tab(page, FRENCH.cookies), tab(page, FRENCH.policy)];
  for (const [key, selected, other] of [
    ['ArrowRight', policy, cookies],
    ['ArrowRight', cookies, policy],
    ['ArrowLeft', policy, cookies],
    ['Home', cookies, policy],
    ['End', policy, cookies],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toBeFocused();
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await expect(other).toHaveAttribute('tabindex', '-1');
  }
  const panel = dialog(page).getByRole('tabpanel', { name: FRENCH.policy });
  await expect(panel).toBeVisible();
  await expect(policy).toHaveAttribute('aria-controls', String(await panel.getAttribute('id')));
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(FRENCH.duration);
  await expect(dialog(page).getByRole('switch')).toHaveCount(0);
});

test('consent dialog: at 320 × 256 every control is in reach, and the page behind does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  const before = await page.evaluate(() => scrollY);
  for (const control of await dialog(page).locator('button, input').all()) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 0.9 });
  }
  const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.mouse.move(2, 2);
  await page.mouse.wheel(0, 400);
  // Scrollable content is rendered by then.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('consent dialog: Space toggles a switch, except the necessary one, which explains why it is on', async ({
  page,
}) => {
  await open(page);
  for (const name of ['analytics', 'necessary'] as const) {
    const one = toggle(page, FRENCH[name]);
    await expect(one).toHaveAccessibleDescription(FRENCH.categories[name].text);
    const isOn = name === 'necessary';
    if (isOn) await one.click({ force: true });
    for (const isTurned of [true, false]) {
      await one.focus();
      await page.keyboard.press('Space');
      await expect(one).toBeChecked({ checked: isOn || isTurned });
    }
  }
  await expect(toggle(page, FRENCH.necessary)).toBeDisabled();
});

test('consent dialog: a purpose explains itself on hover; Escape closes the tooltip alone', async ({
  page,
}) => {
  await open(page);
  await toggle(page, FRENCH.marketing).hover();
  await expect(page.getByRole('tooltip')).toHaveText(FRENCH.details.marketing);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(dialog(page)).toBeVisible();
});

test('consent dialog: with Global Privacy Control marketing states why it is off, and can be turned on', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(page);
  await expect(toggle(page, FRENCH.marketing)).toHaveAccessibleDescription(ending(FRENCH.signal));
  await toggle(page, FRENCH.marketing).click();
  await dialog(page).getByRole('button', { name: FRENCH.save }).click();
  expect(JSON.parse(String(await kept(page)))).toMatchObject({ marketing: true });
});

for (const locale of LOCALES) {
  test.describe(`no accessibility fault at ${WORDS[locale].path}`, { tag: '@night' }, () => {
    test.use({ consent: 'unanswered' });

    test('consent: banner and both tabs of the dialog have no accessibility fault in any view', async ({
      page,
    }) => {
      test.slow();
      await page.goto(WORDS[locale].path);
      const asked = question(page, locale);
      await expect(asked).toBeVisible();
      expect.soft(await accessibilityFaults(page), 'question').toEqual([]);
      await asked.getByRole('button', { name: WORDS[locale].customise }).click();
      await expect(dialog(page)).toBeVisible();
      expect.soft(await accessibilityFaults(page), 'dialog').toEqual([]);
      await tab(page, WORDS[locale].policy).click();
      expect.soft(await accessibilityFaults(page), 'policy').toEqual([]);
    });
  });
}
