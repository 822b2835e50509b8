// Time: clocks that people know, at a sitting and by correspondence, on all devices and over a restart.
import { expect } from '@playwright/test';
import { journey, playOn, tableAt, traveller } from './sites.ts';

journey(
  'clocks run for whoever is awaited, stand still by consent and on days off, and outlive a process',
  async ({ browser, sites }) => {
    const ada = await traveller(browser, sites, 'Ada');
    const max = await traveller(browser, sites, 'Max', 1, { settings: { locale: 'fr' } });
    const devices = [ada.desk, ada.phone, max.desk, max.phone];
    await journey.step('a table with a clock says its pace and what follows', async () => {
      await ada.desk.goto('/new/co2?mode=online');
      await ada.desk.getByLabel(/number of players/i).selectOption('2');
      await ada.desk.getByLabel('Pace').selectOption('calm');
      await ada.desk.getByLabel('When someone’s time is up').selectOption('end');
      await ada.desk.getByRole('button', { name: 'Open the table' }).click();
      await expect(ada.desk.getByText('Live, calm clock')).toBeVisible();
      await expect(ada.desk.getByText('When someone’s time is up: the game ends.')).toBeVisible();
      await max.phone.goto(`/table/${tableAt(ada.desk)}`);
      await max.phone.getByRole('button', { name: 'S’asseoir ici' }).click();
      await ada.desk.getByRole('button', { name: 'Start the game' }).click();
    });
    const table = tableAt(ada.desk);
    await journey.step('the clock is shown on all four devices', async () => {
      for (const page of [ada.phone, max.desk]) await page.goto(`/table/${table}`);
      for (const page of devices) await expect(page.locator('.clocks [data-runs]').first()).toHaveText(/(29|30):\d\d$/);
    });
    await journey.step('all clocks stand still by consent, and run again by anybody’s click', async () => {
      await ada.phone.locator('.table-more summary').click();
      await ada.phone.getByRole('button', { name: 'Ask to pause the clocks' }).click();
      await max.desk.getByRole('button', { name: 'Accepter' }).click();
      for (const page of [ada.desk, ada.phone]) await expect(page.getByText('All clocks are paused')).toBeVisible();
      for (const page of devices) await expect(page.locator('.clocks [data-runs]')).toHaveCount(0);
      await max.phone.getByRole('button', { name: 'Relancer les pendules' }).click();
      for (const page of devices) await expect(page.locator('.clocks [data-runs]').first()).toBeVisible();
    });
    await journey.step('a process ends and begins again: seats, clocks and the game are there as before', async () => {
      await sites.restart();
      for (const page of devices) await expect(page.locator('.clocks [data-runs]').first()).toHaveText(/(29|30|28):\d\d$/);
      for (const { request } of [max.phone, ada.desk]) await playOn(request, table);
      for (const page of devices) await expect(page.locator('.banner [role=alert]')).toHaveCount(0);
    });
    await journey.step('by correspondence: a pace by its name, and days off as a budget that everybody sees', async () => {
      await ada.phone.goto('/new/co2?mode=online');
      await ada.phone.getByLabel(/number of players/i).selectOption('2');
      await ada.phone.getByLabel('Pace').selectOption('daily');
      const facts = ada.phone.locator('main');
      await expect(facts).toContainText(/to start with, .+ more per turn, at most .+ days off for each player\./);
      const [, budget = ''] = /(\d+) days off for each player/.exec((await facts.textContent()) ?? '') ?? [];
      await ada.phone.getByRole('button', { name: 'Open the table' }).click();
      await expect(ada.phone.locator('.online-seats')).toContainText('Ada');
      const slow = tableAt(ada.phone);
      expect((await max.desk.request.post(`/api/tables/${slow}/join`, { data: { seat: null } })).status()).toBe(204);
      await ada.phone.getByRole('button', { name: 'Start the game' }).click();
      for (const page of [ada.desk, max.desk]) await page.goto(`/table/${slow}`);
      for (const page of [ada.desk, ada.phone])
        await expect(page.locator('.clocks li').first()).toContainText(`${budget} days off left`);
      await ada.desk.locator('.table-more summary').click();
      await ada.desk.getByRole('button', { name: `Take a day off (${budget} left)` }).click();
      await expect(ada.phone.locator('.clocks')).toContainText(`has the day off until`);
      await expect(ada.phone.locator('.clocks')).toContainText(`${Number(budget) - 1} days off left`);
      await expect(max.desk.locator('.clocks')).toContainText(`${Number(budget) - 1} jours de congé restants`);
      await ada.phone.locator('.table-more summary').click();
      await ada.phone.getByRole('button', { name: 'End my day off' }).click();
      await expect(ada.desk.locator('.clocks')).not.toContainText('has the day off');
    });
    for (const person of [ada, max]) await person.leave();
  },
);
