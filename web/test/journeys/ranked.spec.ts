// Ranked, for those who want it: agreed by each, explained to each, and hidden where one likes.
import { expect } from '@playwright/test';
import { openTable } from '../people.ts';
import { journey, tableAt, traveller } from './sites.ts';

journey(
  'a game is rated by consent; both see why their rating changed, one hides it, and it follows from the results again',
  async ({ browser, sites }) => {
    const ofAda = await traveller(browser, sites, 'Ada');
    const ofMax = await traveller(browser, sites, 'Max', 0, { settings: { locale: 'fr' } });
    // Each acts on one device, and the other one shows it.
    const [ada, max] = [ofAda.desk, ofMax.phone];
    await journey.step('the game is rated once both have agreed, each for themselves', async () => {
      await max.goto(await openTable(ada));
      await max.getByRole('button', { name: 'S’asseoir ici' }).click();
      await ofAda.phone.goto(`/table/${tableAt(ada)}`);
      await ofAda.phone.getByLabel('Yes, rate this game').check();
      await expect(ada.getByLabel('Yes, rate this game')).toBeChecked();
      await expect(max.getByText('Déjà d’accord\u00a0: Ada')).toBeVisible();
      await max.getByLabel('Oui, classer cette partie').check();
      await expect(ada.getByText('Everyone has agreed: this game will be rated.')).toBeVisible();
      await ada.getByRole('button', { name: 'Start the game' }).click();
      await expect(ada.locator('.table')).toBeVisible();
    });
    await journey.step('whoever leaves a rated game is last; both see why their rating changed', async () => {
      expect((await ofMax.desk.request.post(`/api/tables/${tableAt(ada)}/leave`)).status()).toBe(204);
      await ada.locator('.table-more summary').click();
      await ada.getByRole('button', { name: 'Ask to end the game' }).click();
      await expect(ada.getByRole('heading', { name: 'The game was ended early.' })).toBeVisible();
      await expect(ada.getByRole('link', { name: 'This game is rated' })).toHaveAttribute('href', '/ratings');
      for (const page of [ada, ofAda.phone]) {
        await page.goto('/settings');
        await page.getByRole('link', { name: 'Ratings and lists of the best' }).click();
        await expect(
          page.locator('.ratings li', { hasText: /against Max \(1000\).*expected: 50% to win · result: place 1 of 2/ }),
        ).toBeVisible();
      }
      await max.goto('/ratings/co2');
      await expect(max.locator('tbody tr[data-winner]')).toContainText('Max');
    });
    await journey.step('a rating can be hidden, and those who played together still know their game', async () => {
      const listed = await max.locator('tbody tr').count();
      await ada.goto('/settings');
      await ada.getByLabel('my ratings').uncheck();
      await ada.locator('.profile').getByRole('button', { name: 'Save' }).click();
      await expect(ada.locator('.profile').getByText('Saved.')).toBeVisible();
      await max.goto('/ratings');
      await expect(max.locator('.ratings li', { hasText: /contre Ada.*pas jouée jusqu’au bout/ })).toBeVisible();
      await max.locator('.buttons').getByRole('link', { name: 'CO₂', exact: true }).click();
      await expect(max.locator('tbody tr[data-winner]')).toContainText('Max');
      await expect(max.locator('tbody tr')).toHaveCount(listed - 1);
    });
    await journey.step('the host works all ratings out again from the stored results', async () => {
      expect(sites.host('ratings')).toMatch(/co2: \d+ rated games, \d+ changes, all as they follow from the results\./);
    });
    for (const person of [ofAda, ofMax]) await person.leave();
  },
);
