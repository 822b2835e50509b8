// Finding: people meet without knowing each other, at tables that say what they are, and in each one's own language.
import { expect } from '@playwright/test';
import { device, journey, tableAt, traveller } from './sites.ts';

journey(
  'two people meet: a listed table, a kept seat, phrases; a seat that was left; and then without a link',
  async ({ browser, sites }) => {
    const ofAda = await traveller(browser, sites, 'Ada');
    const ofMax = await traveller(browser, sites, 'Max', 0, { settings: { locale: 'fr' } });
    // Each acts on one device, and the other one shows it.
    const [ada, max] = [ofAda.desk, ofMax.phone];
    await journey.step('a new table is for those with the link, who watch and do not talk', async () => {
      await ada.goto('/new/co2?mode=online');
      await expect(ada.getByLabel('Show it in the list of open tables')).not.toBeChecked();
      await ada.getByLabel(/number of players/i).selectOption('2');
      await ada.getByRole('button', { name: 'Open the table' }).click();
      for (const said of ['Only for those with the link', 'others can watch', 'only players chat'])
        await expect(ada.locator('.online-table')).toContainText(said);
    });
    await journey.step('a listed table says game, pace, language, level and who sits there with their experience', async () => {
      const open = ofAda.phone;
      await open.goto('/new/future-energy?mode=online');
      await open.getByLabel(/number of players/i).selectOption('3');
      await open.getByLabel('Pace').selectOption('calm');
      await open.getByLabel('Show it in the list of open tables').check();
      await open.getByLabel('Language at the table').selectOption('fr');
      await open.getByLabel('Experience').selectOption('new');
      await open.getByLabel('Spectators can chat too').check();
      await open.getByRole('button', { name: 'Open the table' }).click();
      await expect(open.locator('.online-table')).toContainText('spectators can chat');
      const row = max.locator('section[aria-labelledby="open-tables"] li', { hasText: 'Future Energy' });
      await max.goto('/');
      await max.locator('#open-tables').scrollIntoViewIfNeeded();
      await expect(row).toContainText('Ada (première partie ici)');
      await expect(row).toContainText('En direct, pendule tranquille · Français · Pour débuter');
      await expect(row).toContainText('2 places libres');
      await open.getByRole('button', { name: 'Leave the table' }).click();
    });
    const link = await ada.locator('.copy input').inputValue();
    await journey.step('a seat is kept, and taken by whoever has its link, on a phone and in French', async () => {
      await max.goto(link);
      await expect(max.getByRole('button', { name: 'S’asseoir ici' })).toHaveCount(1);
      await ada.getByRole('button', { name: 'Keep for a guest' }).click();
      await expect(max.getByRole('button', { name: 'S’asseoir ici' })).toHaveCount(0);
      await max.goto('about:blank');
      await max.goto(await ada.locator('.kept-link input').inputValue());
      await max.getByRole('button', { name: 'Prendre la place gardée pour vous' }).click();
      await expect(ada.locator('.online-seats')).toContainText('Max');
    });
    await journey.step('what is said as a phrase is read in each one’s language; a new name is seen at once', async () => {
      await ofAda.phone.goto(`/table/${tableAt(ada)}`);
      await max.getByText('Phrases, affichées').click();
      await max.getByRole('button', { name: 'Bonne chance' }).click();
      for (const page of [ada, ofAda.phone]) await expect(page.getByRole('log')).toContainText('Good luck!');
      await ada.getByLabel('Your name').fill('Ada L.');
      await ada.getByRole('button', { name: 'Change my name' }).click();
      for (const page of [max, ofAda.phone]) await expect(page.locator('.online-seats')).toContainText('Ada L.');
    });
    await journey.step('a seat that somebody has left for good is offered to whoever looks on, and taken', async () => {
      await ada.getByRole('button', { name: 'Start the game' }).click();
      await expect(max.locator('.table')).toBeVisible();
      const eve = await device(browser, sites, 1, { name: 'Eve' });
      await eve.goto(`/table/${tableAt(ada)}`);
      await expect(eve.getByText('You are watching.')).toBeVisible();
      await expect(eve.getByText('This seat is free.')).toHaveCount(0);
      expect((await max.request.post(`/api/tables/${tableAt(ada)}/leave`)).status()).toBe(204);
      // Whoever sat there has seen its cards, and may sit there again.
      await expect(max.getByText('Cette place est libre.')).toBeVisible();
      await eve.getByRole('listitem').filter({ hasText: 'This seat is free.' }).getByRole('button', { name: 'Sit here' }).click();
      await expect(ada.locator('.players')).toContainText('Eve');
      await expect(eve.getByText('You are watching.')).toHaveCount(0);
      await expect(max.getByText('Cette place est libre.')).toHaveCount(0);
      await eve.context().close();
    });
    await journey.step('who wants the same finds each other, and the game begins; bots are offered after a wait', async () => {
      await ada.clock.install();
      for (const page of [ada, max]) {
        await page.goto('/');
        await page.getByRole('link', { name: /^(Find me a game|Trouvez-moi une partie)$/ }).click();
        await page.getByLabel(/^(Game|Jeu)/).selectOption('co2');
        // As many as the game itself allows, and never alone.
        await expect(page.getByLabel(/^(Number of players|Nombre de joueurs)/).locator('option')).toHaveText([
          '2',
          '3',
          '4',
          '5',
        ]);
        await page.getByRole('button', { name: /^(Find a game|Trouver une partie)$/ }).click();
        await expect(page.locator('.online-table, .table').first()).toBeVisible();
        if (page === max) continue;
        await expect(ada.getByText('Waiting for people who want to play the same game.')).toBeVisible();
        await expect(ada.getByRole('button', { name: 'Start with bots' })).toHaveCount(0);
        await ada.clock.fastForward('00:46');
        await expect(ada.getByRole('button', { name: 'Start with bots' })).toBeVisible();
      }
      for (const page of [ada, max]) await expect(page.locator('.table')).toBeVisible();
    });
    for (const person of [ofAda, ofMax]) await person.leave();
  },
);
