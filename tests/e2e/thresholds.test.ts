import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Fills in the form and sends it. */
async function ask(page: Page, buyer: string, kind: string, amount: string): Promise<void> {
  await page.getByLabel('L’acheteur').selectOption(buyer);
  await page.getByLabel('Ce qu’il achète').selectOption(kind);
  await page.getByLabel('Le montant du besoin').fill(amount);
  await page.getByRole('button', { name: 'Trouver la procédure' }).click();
}

test.describe('the thresholds', () => {
  test('are answered in words, with the text and its date, and the question stays in the address', async ({
    page,
  }) => {
    await page.goto('/seuils');
    await ask(page, 'autre', 'fournitures', '216 000 €');
    const answer = page.getByRole('status');
    await expect(answer).toContainText('Procédure formalisée');
    await expect(answer).toContainText('216\u00A0000\u00A0€');
    await expect(answer).toContainText('2025/2150');
    await expect(answer).toContainText('1er janvier 2026 au 31 décembre 2027');
    await expect(page).toHaveURL(/\/seuils\?acheteur=autre&nature=fournitures&montant=/);

    await ask(page, 'autre', 'fournitures', '215 999,99');
    await expect(answer).toContainText('Procédure adaptée (MAPA), avec avis publié');
    await expect(page.locator('tr[data-applies]')).toHaveCount(1);
  });

  test('are answered from an address that holds the question', async ({ page }) => {
    await page.goto('/seuils?acheteur=etat&nature=travaux&montant=99999');
    await expect(page.getByRole('status')).toContainText('Ni publicité ni mise en concurrence');
    await expect(page.getByLabel('Ce qu’il achète')).toHaveValue('travaux');
  });

  test('say what is wrong with a question, where it is wrong', async ({ page }) => {
    await page.goto('/seuils');
    await page.getByRole('button', { name: 'Trouver la procédure' }).click();
    await expect(page.getByLabel('L’acheteur')).toBeFocused();
    await expect(page.getByText('Choisissez l’acheteur.')).toBeVisible();
    await expect(page.getByText('Indiquez un montant.')).toBeVisible();

    await ask(page, 'etat', 'social', 'beaucoup');
    const amount = page.getByLabel('Le montant du besoin');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(/Écrivez un nombre/);
    await expect(page.getByRole('status')).toBeEmpty();

    await ask(page, 'etat', 'social', '750000');
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('Écrivez un nombre')).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText('avec publicité européenne');
  });

  test('take nothing from the address as anything but text', async ({ page }) => {
    await page.goto('/seuils?acheteur=pirate&nature=travaux&montant=<img src=x>');
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(page.getByText('Choisissez l’acheteur.')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the table, which holds every answer', async ({ page }) => {
    await page.goto('/seuils');
    await ask(page, 'reseau', 'fournitures', '432000');
    await expect(page).toHaveURL('/seuils?acheteur=reseau&nature=fournitures&montant=432000#tableau');
    const table = page.getByRole('table', { name: 'Fournitures ou services' });
    await expect(table).toBeInViewport();
    const row = table.getByRole('row', { name: /432\s000/ });
    await expect(row).toContainText('Procédure formalisée');
    await expect(row).toContainText('réseaux');
  });
});
