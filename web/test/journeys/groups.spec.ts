// Together: a group that plays every week, its members on two devices each.
import { expect, type Page } from '@playwright/test';
import { openTable } from '../people.ts';
import { journey, tableAt, traveller } from './sites.ts';

/** Leaves one's seat to a bot that does not think. */
async function letPlay(page: Page, table: string): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const body = JSON.stringify({ level: 'random' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/api/tables/${id}/stand-in`, { method: 'POST', headers, body })).status;
  }, table);
  expect(status).toBe(204);
}

journey(
  'a group is made, joined by its link, lays a table, and its finished game stands in the list',
  async ({ browser, sites }) => {
    const [ofAda, ofMax] = [await traveller(browser, sites, 'Ada'), await traveller(browser, sites, 'Max')];
    // Each acts on one device, and the other one shows it.
    const [ada, max] = [ofAda.desk, ofMax.phone];
    const link = await journey.step('from the home page to a group of one’s own, without signing up', async () => {
      await ada.goto('/');
      await ada.getByRole('link', { name: 'Groups' }).click();
      await ada.getByLabel('Name of the group').fill('The Kilowatts');
      await ada.keyboard.press('Enter');
      await expect(ada.getByRole('heading', { level: 1 })).toHaveText('The Kilowatts');
      return ada.getByLabel('Anyone with this link can join').inputValue();
    });
    await journey.step('the invitation says what it is; on a phone somebody comes', async () => {
      await max.goto(link);
      await expect(max.getByText('“The Kilowatts” is a group of 1 person')).toBeVisible();
      await max.getByRole('button', { name: 'Join the group' }).click();
      await expect(max.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('looks after the group');
      await max.getByLabel('Say something').fill('Tonight, @a');
      await max.getByRole('button', { name: '@Ada' }).click();
      await max.keyboard.type('?');
      await max.keyboard.press('Enter');
      await expect(ada.getByRole('log')).toContainText('Tonight, @Ada ?');
      await expect(ada.locator('.chat mark[data-you]')).toHaveText('@Ada');
      await expect(max.locator('.chat mark:not([data-you])')).toHaveText('@Ada');
    });
    await journey.step('what is said and agreed on is on everybody’s other device', async () => {
      await ofAda.phone.goto('/groups');
      await ofAda.phone.getByRole('link', { name: 'The Kilowatts' }).click();
      await expect(ofAda.phone.getByRole('log')).toContainText('Tonight, @Ada ?');
      await ofMax.desk.goto(new URL(ada.url()).pathname);
      await ofAda.phone.getByLabel('Say something').fill('At eight');
      await ofAda.phone.keyboard.press('Enter');
      for (const page of [ada, max, ofMax.desk]) await expect(page.getByRole('log')).toContainText('At eight');
    });
    await journey.step('a date is agreed on, and a calendar can read it', async () => {
      await ada.getByLabel('Date and time').fill('2020-01-02T19:30');
      await ada.getByRole('button', { name: 'Add the date' }).click();
      await expect(ada.getByText('This date has passed.')).toBeVisible();
      await ada.getByLabel('Date and time').fill('2037-01-02T19:30');
      await ada.getByLabel('Title (optional)').fill('Final');
      await ada.getByRole('button', { name: 'Add the date' }).click();
      await expect(ada.getByRole('listitem').filter({ hasText: 'Final' })).toContainText('2 January 2037');
      await expect(ofMax.desk.getByRole('listitem').filter({ hasText: 'Final' })).toContainText('2 January 2037');
      const feed = await ada.getByLabel('Address for your own calendar').inputValue();
      expect(await (await max.request.get(feed)).text()).toContain('SUMMARY:The Kilowatts: Final');
      await ada.getByRole('button', { name: 'Make a new address' }).click();
      await expect(ada.getByText('From now on only the new address works.')).toBeVisible();
      expect((await max.request.get(feed)).status()).toBe(404);
      const renewed = await ada.getByLabel('Address for your own calendar').inputValue();
      expect(await (await max.request.get(renewed)).text()).toContain('SUMMARY:The Kilowatts: Final');
    });
    const table = await journey.step('a table is laid for the group, and the other one finds it there', async () => {
      await ada.getByRole('link', { name: 'CO₂' }).click();
      await expect(ada.getByText('This table is for your group')).toBeVisible();
      await ada.getByLabel(/number of players/i).selectOption('2');
      await ada.getByRole('button', { name: 'Open the table' }).click();
      await expect(ada.locator('.online-seats')).toContainText('Ada');
      await max.reload();
      await max.getByRole('button', { name: 'Go to the table' }).click();
      await max.getByRole('button', { name: 'Sit here' }).click();
      await ada.getByRole('button', { name: 'Start the game' }).click();
      await expect(max.locator('.table')).toBeVisible();
      return tableAt(ada);
    });
    await journey.step('the finished game stands in the list, and the same can be played again, seats turned', async () => {
      for (const page of [ada, max]) await page.goto('/groups');
      for (const page of [ada, max]) await letPlay(page, table);
      const status = async () => (await (await ada.request.get(`/api/tables/${table}`)).json()).status;
      await expect.poll(status, { timeout: 60_000 }).toBe('over');
      await ada.getByRole('link', { name: 'The Kilowatts' }).click();
      const played = ada.locator(`a[href="/table/${table}"]`);
      await expect(played).toContainText(/Won by (Ada|Max)|No one won/);
      await ada.getByRole('button', { name: 'Play the same again, one seat further' }).click();
      const seats = ada.locator('.online-seats li');
      await expect(seats.first()).toContainText('Max');
      await expect(seats.last()).toContainText('Ada');
    });
    await journey.step('who has played together can choose each other as friends and keep a seat for them', async () => {
      await ada.goto(`/table/${table}`);
      await ada.getByRole('button', { name: 'Max' }).first().click();
      await ada.getByRole('dialog').getByRole('button', { name: 'Add to friends' }).click();
      await expect(ada.getByRole('dialog')).toContainText('One of your friends.');
      await openTable(ada);
      await ada.getByRole('button', { name: 'Keep a seat for this friend' }).click();
      await expect(ada.locator('.online-seats')).toContainText('Max');
      await ada.goto('/settings');
      await expect(ada.locator('.friends li')).toContainText('Max');
    });
    await journey.step('whoever is removed is told so and finds the group no more', async () => {
      await max.getByRole('link', { name: 'The Kilowatts' }).click();
      await expect(max.getByText('A table is waiting: CO₂.')).toBeVisible();
      await ada.getByRole('link', { name: 'The Kilowatts' }).click();
      await ada.getByRole('button', { name: 'Remove Max' }).click();
      await ada.getByLabel('Reason (optional').fill('We play elsewhere');
      await ada.getByRole('dialog').getByRole('button', { name: 'Remove Max' }).click();
      await expect(ada.getByText('Max is no longer in the group.')).toBeVisible();
      await expect(max.getByText('There is no such group, or you are no longer in it.')).toBeVisible();
      await expect(max.locator('.decided')).toContainText('Reason: We play elsewhere');
      await max.getByRole('button', { name: 'I have read it' }).click();
      await expect(max.locator('.decided')).toHaveCount(0);
      await max.goto(link);
      await expect(max.getByText('This link no longer leads to a group.')).toBeVisible();
    });
    // Whoever asks for what is gone is refused, and the browser says so.
    expect([...ofAda.problems, ...ofMax.problems].flat().filter((it) => !it.includes('404'))).toEqual([]);
    for (const person of [ofAda, ofMax]) await person.leave();
  },
);
