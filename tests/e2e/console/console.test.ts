import { sampleTenders } from '#editorial/data/tenders.ts';
import { translator } from '../../support/translate.ts';
import { LOCALES } from '#locales.ts';
import { href } from '#routes.ts';
import { DEFAULT_PROFILE, withSector } from '#schemas/profile.ts';
import { FACTORS } from '#rules/factors.ts';
import { improvements } from '#rules/improvements.ts';
import { compareTrade } from '#rules/levels.ts';
import {
  BEST,
  consoleOn,
  COUNT,
  countVerdict,
  fillTemplate,
  rankSamples,
  SECOND,
} from '../../support/browser/console.ts';
import { FORMS } from '../../support/browser/form-pages.ts';
import { NIGHT_IN } from '../../support/night.ts';
import { expect, test } from '../../support/test.ts';
import { beginning } from '../../support/words.ts';

test.use({ reducedMotion: 'reduce' } as const);

for (const locale of LOCALES)
  test(
    `console in ${locale}: goes from waiting to the results and back to waiting`,
    { tag: NIGHT_IN[locale] },
    async ({ page }) => {
      const { words, button, area, list, openers, go, run } = consoleOn(page, locale);
      await go();
      await expect(area.getByText(words.sample, { exact: true }).first()).toBeVisible();
      await run();
      await expect(area.getByText(words.finished, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: words.done })).toHaveCount(1);
      await expect(openers).toHaveCount(COUNT);
      await expect(area.getByText(words.shown(COUNT))).toBeVisible();
      await area.getByText(words.texts.done, { exact: true }).click();
      await expect(area.getByRole('listitem').filter({ hasText: words.factors })).toContainText(
        String(FACTORS.length * COUNT),
      );
      // The list that the page had before gave its place.
      await expect(list.getByRole('listitem')).toHaveCount(COUNT);
      await expect(area.locator('.tender-row:visible')).toHaveCount(0);
      await button(words.reset).click();
      await expect(button(words.launch)).toBeVisible();
      await expect(openers).toHaveCount(0);
      await expect(page).toHaveURL(words.path);
    },
  );

test('a tender opens with reasons that add up, changes, and the way to a demo', async ({ page }) => {
  const { words, dialog, openers, go } = consoleOn(page);
  await go('?sort=chance');
  await openers.nth(1).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('open') === SECOND);
  await expect(dialog).toContainText(words.sample);
  await expect(dialog.getByRole('region', { name: words.ai })).toBeVisible();
  const figures = await dialog.locator('.stair .points').allInnerTexts();
  const points = figures.map((text) => Number.parseInt(text.replace('−', '-').replaceAll(/[\s+]/g, ''), 10));
  const percent = Number.parseInt(await dialog.locator('.st .me b').innerText(), 10);
  // The last one is the range.
  expect(points.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(percent);
  await expect(dialog.getByRole('heading', { name: words.changes })).toBeVisible();
  await dialog.getByRole('link', { name: words.ask }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel(FORMS.fr.demo.firstName)).toBeFocused();
});

test('text that cannot be an amount is reported, kept, and changes nothing', async ({ page }) => {
  const { words, area, button, go } = consoleOn(page);
  await go('?sort=chance');
  await button(words.filters).click();
  const least = area.getByLabel(words.least);
  await least.fill('beaucoup');
  await expect(area.getByText(words.badAmount)).toBeVisible();
  await expect(least).toHaveValue('beaucoup');
  await expect(area.getByText(words.shown(COUNT))).toBeVisible();
  await least.fill('2000000,00 €');
  await expect(area.getByText(words.badAmount)).toHaveCount(0);
  await expect(area.getByText(words.shown(rankSamples({ budgetMin: 2_000_000 }).length))).toBeVisible();
  await area.getByLabel(words.most).fill('5');
  await expect(area.getByText(words.badOrder)).toBeVisible();
  await expect(page).toHaveURL(/budgetMin=2000000/);
});

test('filters that no tender answers say so, and are lifted by one button', async ({ page }) => {
  const { words, area, button, openers, go } = consoleOn(page);
  await go('?sort=chance&budgetMin=90000000');
  await expect(area.getByRole('heading', { name: words.none })).toBeVisible();
  await button(words.clear).click();
  await expect(openers).toHaveCount(COUNT);
  await expect(page).toHaveURL(`${words.path}?sort=chance`);
});

test('a filter changes the scores, the counts and the address as it is chosen', async ({ page }) => {
  const { words, area, button, list, go } = consoleOn(page);
  await go('?sort=chance');
  const best = rankSamples()[0]?.tender.title.fr ?? 'no sample';
  const first = list.getByRole('listitem').first();
  await expect(first).toContainText(best);
  await button(words.filters).click();
  await area.getByLabel(words.sector, { exact: true }).selectOption({ label: words.health });
  await expect(page).toHaveURL(/sector=health/);
  await expect(first).not.toContainText(best);
  await page.goBack();
  await expect(first).toContainText(best);
  await expect(area.getByLabel(words.sector, { exact: true })).toHaveValue(DEFAULT_PROFILE.sector);
});

test('console: the list follows the filters before a run, and its tenders open after one', async ({
  page,
}) => {
  const { words, area, button, list, openers, go, run } = consoleOn(page);
  await go();
  await button(words.filters).click();
  await area.getByLabel(words.sector, { exact: true }).selectOption({ label: words.health });
  const count = rankSamples(withSector(DEFAULT_PROFILE, 'health')).length;
  await expect(list.getByRole('listitem')).toHaveCount(count);
  await expect(area.locator('.tender-row:visible')).toHaveCount(count);
  await expect(openers).toHaveCount(0);
  await button(words.filters).click();
  await run();
  await expect(openers).toHaveCount(count);
});

test('console: regions stand in the order of the alphabet, and only those of the profile are ticked', async ({
  page,
}) => {
  const { words, area, button, go } = consoleOn(page);
  await go('?sort=chance');
  await button(words.filters).click();
  const regions = area.getByRole('group', { name: words.texts.profile.regions });
  const names = await regions
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''));
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')));
  await expect(regions.getByRole('checkbox', { checked: true })).toHaveCount(DEFAULT_PROFILE.regions.length);
});

test('console: the link to the profile in use is copied, and opens the same list', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) =>
      Promise.resolve(void Object.assign(globalThis, { copied: text }));
  });
  const { words, button, openers, go } = consoleOn(page);
  await go('?sort=chance&teamSize=51-200');
  await button(words.texts.copyLink).click();
  await expect(page.getByText(words.texts.toasts.copied)).toBeVisible();
  const address = String(await page.evaluate(() => Reflect.get(globalThis, 'copied')));
  expect(new URL(address).searchParams.get('teamSize')).toBe('51-200');
  await page.goto(address);
  await expect(openers).toHaveCount(COUNT);
});

test('sorting and groups are in the address, and a shared address shows the same', async ({ page }) => {
  const { words, area, list, openers, go } = consoleOn(page);
  await go('?sort=chance');
  await area.getByLabel(words.sort).selectOption({ label: words.deadline });
  await area.getByText(beginning(words.texts.groups.study)).first().click();
  await expect(openers).toHaveCount(countVerdict('study'));
  const expected = rankSamples({}, 'deadline').filter(({ score }) => score.verdict === 'study');
  const titles = await list.locator('.title').allInnerTexts();
  expect(titles.map(plain)).toEqual(expected.map(({ tender }) => plain(tender.title.fr)));
  const shared = page.url();
  await page.goto(href('pricing', 'fr'));
  await page.goto(shared);
  await expect(openers).toHaveCount(countVerdict('study'));
});

test('tenders of other sectors have no score, and their sector can be chosen', async ({ page }) => {
  const { words, area, list, go } = consoleOn(page);
  await go('?sort=chance');
  const others = sampleTenders().filter(
    (tender) => compareTrade(tender, DEFAULT_PROFILE) === 'otherSector',
  ).length;
  await area.getByText(fillTemplate(words.texts.others, { count: others }), { exact: true }).click();
  await area.getByRole('button', { name: new RegExp(`^${words.health} \\(`) }).click();
  await expect(page).toHaveURL(/sector=health.*sort=chance/);
  await expect(list.getByRole('listitem')).toHaveCount(
    rankSamples(withSector(DEFAULT_PROFILE, 'health')).length,
  );
});

test('trying a change raises the score as announced, and shows in the profile', async ({ page }) => {
  const { dialog, area, words, go } = consoleOn(page);
  const [id, change] =
    rankSamples()
      .map((row) => [row.tender.id, improvements(row.tender, DEFAULT_PROFILE)[0]] as const)
      .find(([, first]) => first?.id === 'references') ?? [];
  if (change?.id !== 'references') throw new RangeError('No sample would gain most from references.');
  await go(`?sort=chance&open=${id}`);
  await dialog
    .getByRole('button', { name: beginning(words.texts.detail.applyTitle) })
    .first()
    .click();
  await expect(dialog.locator('.st .me b')).toHaveText(new RegExp(`^${change.percent}\\s*%`));
  await dialog.getByRole('button', { name: words.close, exact: true }).click();
  await expect(area.locator('.list-head')).toContainText(words.texts.referencesChip[change.to]);
});

/** A text without the spaces and apostrophes of typography. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll('’', "'");

const t = translator('fr');

test.describe('the start of a score', () => {
  test('first score of the console is measured where data counts enough, its source one press away', async ({
    page,
  }) => {
    const { dialog, words, go } = consoleOn(page);
    const evidence = { text: 'Deux offres en médiane, sur 100 marchés.', address: '/methode' };
    await page.route(`**${words.data}`, async (route) => {
      const answer = await route.fetch();
      const content = (await answer.json()) as { tenders: { id: string }[] };
      const tenders = content.tenders.map((tender) =>
        tender.id === BEST
          ? { ...tender, bidsReceivedLastTime: null, measured: { percent: 50, region: null }, evidence }
          : tender,
      );
      await route.fulfill({ response: answer, json: { ...content, tenders } });
    });
    await go(`?sort=chance&open=${BEST}`);
    await expect(dialog.locator('.stair .points').first()).toHaveText(/^50\s*%/);
    await expect(dialog.getByText(evidence.text)).toBeHidden();
    await dialog.locator('.factors summary').first().press('Enter');
    await expect(dialog.getByText(evidence.text)).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('analysis.evidence.link') })).toHaveAttribute(
      'href',
      evidence.address,
    );
  });

  test('the console leads to the calculation of an answer, with the range of the score', async ({ page }) => {
    const { dialog, go } = consoleOn(page);
    await go(`?sort=chance&open=${BEST}`);
    const range = (await dialog.locator('.st .me .note').innerText()).match(/\d+/g)?.slice(-2) ?? [];
    await dialog.getByRole('link', { name: t('analysis.detail.bid') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages.bidOrNot'));
    await expect(page.locator('#low')).toHaveValue(range[0] ?? '');
    await expect(page.locator('#high')).toHaveValue(range[1] ?? '');
    await expect(page.getByText(t('bidOrNot.origins.console'))).toBeVisible();
  });
});
